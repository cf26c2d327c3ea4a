import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'

import { useClient } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { space, text, touch } from '#src/ui/theme/scale.ts'
import { exclusionText } from '#src/words/session/care.ts'
import { quickBetStopText } from '#src/words/slip/quickBet.ts'

import type { SlipView } from '../view/slipView.ts'
import { useSlipView } from '../view/useSlip.ts'
import { useQuickStake } from './useQuickStake.ts'

const styles = {
  strip: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 36,
    paddingBlock: space[2],
    paddingInline: `${space[3]}px ${space[1]}px`,
    background: 'var(--accent-surface)',
    color: 'var(--text-1)',
    fontSize: text.s,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    [touch]: { minHeight: 44 },
    '> svg': { flex: 'none', color: 'var(--accent)' },
    '> button': { flex: 'none', marginBlock: -space[2] },
    '&[data-paused="true"]': { background: 'var(--surface-3)', color: 'var(--text-2)' },
    '&[data-paused="true"] > svg': { color: 'inherit' },
  }),
  says: css({ flex: 1, minWidth: 0 }),
  why: css({ display: 'block', fontWeight: 400 }),
}

function stopOf({ quickBetStop }: SlipView): SlipView['quickBetStop'] {
  return quickBetStop
}

function isPausedOf({ kind, legIds, isQuickBetWaiting }: SlipView): boolean {
  return !isQuickBetWaiting && (kind !== 'single' || legIds.length > 0)
}

/**
 * That one press bets now, how much, and the way to switch that off at once; in its place why it does not [SLIP-26].
 * @param isBrief over the page, where it hides what is under it: the slip says the rest
 */
export function QuickBetStrip({ isBrief = false }: { isBrief?: boolean }) {
  const { i18n } = useLingui()
  const { preferences } = useClient()
  const amountOf = useAmount()
  const format = useFormat()
  const quick = useQuickStake()
  const stop = useSlipView(stopOf)
  const isPaused = useSlipView(isPausedOf)
  if (quick === null) return null
  const stake = amountOf(quick.amount)
  const exclusion = quick.exclusion === null ? null : exclusionText(i18n, format, quick.exclusion)
  return (
    <div css={styles.strip} data-paused={isPaused || exclusion !== null}>
      <Icon name={stop !== null ? 'warning' : exclusion !== null ? 'lock' : 'live'} />
      <span css={styles.says}>
        {stop !== null ? (
          quickBetStopText(i18n, stop)
        ) : exclusion !== null ? (
          <>
            <Trans>Quick bet paused</Trans>
            <span css={styles.why}>
              {exclusion.message} {!isBrief && exclusion.detail}
            </span>
          </>
        ) : isPaused ? (
          <Trans>Quick bet paused: it needs an empty slip for a single</Trans>
        ) : (
          <Trans>Quick bet on · {stake}</Trans>
        )}
      </span>
      <Button variant="quiet" onClick={() => preferences.set('quickBet', false)}>
        <Trans context="verb: switch quick bet off">Turn off</Trans>
      </Button>
    </div>
  )
}
