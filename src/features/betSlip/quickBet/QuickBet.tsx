import { css, Global } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useLayoutEffect } from 'react'

import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { quickStakeOf } from '#src/features/selection/toggleSelection.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Announcement, Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { floating, inset, layer, phone, radius, space } from '#src/ui/theme/scale.ts'
import { quickBetStopText } from '#src/words/slip/quickBet.ts'

import { useSlipPanel } from '../panel.ts'
import type { SlipView } from '../view/slipView.ts'
import { useSlipView } from '../view/useSlip.ts'
import { QuickBetStrip } from './QuickBetStrip.tsx'
import { QuickBetWait } from './QuickBetWait.tsx'
import { useQuickStake } from './useQuickStake.ts'

const room = css({ '#main': { paddingBottom: 96 } })

const styles = {
  place: css({
    position: 'fixed',
    zIndex: layer.bar,
    right: `max(${space[3]}px, ${inset.right})`,
    bottom: `calc(max(var(--shell-bottom, 0px), ${inset.bottom}) + ${space[2]}px)`,
    maxWidth: 420,
    overflow: 'hidden',
    borderRadius: radius.m,
    border: '1px solid var(--accent)',
    background: 'var(--surface-2)',
    boxShadow: floating,
    [phone]: { left: `max(${space[3]}px, ${inset.left})` },
  }),
  said: css({ display: 'flex', alignItems: 'center', gap: space[2] }),
}

function isWaitingOf({ isQuickBetWaiting }: SlipView): boolean {
  return isQuickBetWaiting
}

function stopOf({ quickBetStop }: SlipView): SlipView['quickBetStop'] {
  return quickBetStop
}

/** Betting by one press, as it stands over the page: that it is on where the slip is out of sight, the bet that waits, and why one was not sent [SLIP-26]. */
export function QuickBet({ isSlipShown }: { isSlipShown: boolean }) {
  const actor = useSlipActor()
  const quick = useQuickStake()
  const isWaiting = useSlipView(isWaitingOf)
  // What is said of it stands in the same place.
  const isStopped = useSlipView(stopOf) !== null
  const text = quick === null || quick.exclusion !== null ? undefined : quick.text
  // A press bets while this says so, and not before.
  useLayoutEffect(() => {
    const known = quickStakeOf(actor)
    known.stake = text
    return () => {
      known.stake = undefined
    }
  }, [actor, text])
  const isOn = quick !== null
  useEffect(() => {
    if (!isOn) actor.send({ type: 'quickBet.undone' })
  }, [actor, isOn])
  return (
    <>
      {isWaiting && <QuickBetWait />}
      {isOn && !isWaiting && !isStopped && !isSlipShown && (
        <>
          <Global styles={room} />
          <div css={styles.place}>
            <QuickBetStrip isBrief />
          </div>
        </>
      )}
      <Stopped isSlipShown={isSlipShown} />
    </>
  )
}

/** Why the quick bet was not sent that is in the slip now. */
function Stopped({ isSlipShown }: { isSlipShown: boolean }) {
  const { i18n } = useLingui()
  const stop = useSlipView(stopOf)
  const panel = useSlipPanel()
  if (stop === null) return null
  if (isSlipShown) return <Announcement>{quickBetStopText(i18n, stop)}</Announcement>
  return (
    <Toast tone="warning" icon="warning">
      <span css={styles.said}>
        <span>
          {quickBetStopText(i18n, stop)}. <Trans>It is in your bet slip.</Trans>
        </span>
        <Button variant="secondary" onClick={() => panel.open('slip')}>
          <Trans context="button: open the bet this message is about">View</Trans>
        </Button>
      </span>
    </Toast>
  )
}
