import { css, keyframes } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useEffect } from 'react'

import { formatOdds } from '#domain/odds/odds.ts'
import { quickBetDelay } from '#machines/betSlip/quickBetWait.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Announcement, Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { reducedMotion, space, text, touch } from '#src/ui/theme/scale.ts'
import { chosenName } from '#src/words/market/selections.ts'

import type { SlipView } from '../view/slipView.ts'
import { useSlip, useSlipView } from '../view/useSlip.ts'

const runsOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })

const styles = {
  wait: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${space[3]}px`,
    paddingBottom: 2,
    fontVariantNumeric: 'tabular-nums',
  }),
  bet: css({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' }),
  what: css({ fontSize: text.m, fontWeight: 600 }),
  undo: css({ minHeight: 44, minWidth: 88, fontWeight: 600, [touch]: { minHeight: 48 } }),
  time: css({
    position: 'absolute',
    inset: 'auto 0 0 0',
    height: 3,
    background: 'var(--accent)',
    transformOrigin: 'left',
    animation: `${runsOut} ${quickBetDelay}ms linear forwards`,
    [reducedMotion]: { animation: 'none' },
  }),
}

function betOf({ legs, payout, cost }: SlipView): Pick<SlipView, 'legs' | 'payout' | 'cost'> {
  return { legs, payout, cost }
}

/** A bet by one press before it is sent: what, at which odds, for how much, and the way to undo it, also by Escape [SLIP-26]. */
export function QuickBetWait() {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const amountOf = useAmount()
  const oddsType = usePreference('oddsType')
  const { send } = useSlip()
  const { legs, payout, cost } = useSlipView(betOf)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A dialog closes by Escape itself.
      const isForDialog = document.querySelector('dialog[open]') !== null
      if (event.key !== 'Escape' || event.repeat || event.isComposing || isForDialog) return
      event.preventDefault()
      send({ type: 'quickBet.undone' })
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [send])
  const [shown] = legs
  if (shown === undefined || cost === null) return null
  const name = chosenName(i18n, shown.leg)
  const odds = formatOdds(shown.leg.price, oddsType)
  const stake = amountOf(cost)
  const returns = payout === null ? '–' : amountOf(payout.returns)
  return (
    <>
      <Announcement>
        <Trans>
          Quick bet: {name}, stake {stake}. Press Escape to undo.
        </Trans>{' '}
        <SentIn />
      </Announcement>
      <Toast tone="info" icon="clock">
        <span
          css={styles.wait}
          role="group"
          aria-live="off"
          aria-label={t({ message: 'Quick bet', context: 'a bet placed by one press' })}
        >
          <span css={styles.bet}>
            <span css={styles.what}>
              {name} @ {odds}
            </span>
            <span>
              <Trans>
                Stake {stake} · Returns {returns}
              </Trans>
            </span>
            <span>
              <SentIn />
            </span>
          </span>
          <Button css={styles.undo} variant="primary" onClick={() => send({ type: 'quickBet.undone' })}>
            <Trans context="verb: take back the bet before it is sent">Undo</Trans>
          </Button>
          <span css={styles.time} aria-hidden="true" />
        </span>
      </Toast>
    </>
  )
}

function SentIn() {
  return <Plural value={quickBetDelay / 1000} one="Sent in # second" other="Sent in # seconds" />
}
