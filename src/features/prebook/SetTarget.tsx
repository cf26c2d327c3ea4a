import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { targetBounds, targetLabel } from '#domain/bets/prebook.ts'
import { least, type Money } from '#domain/money/money.ts'
import { checkStake, type StakeError } from '#domain/money/stake.ts'
import type { BetRange } from '#machines/betSlip/types.ts'
import type { Settings } from '#machines/session/settings.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ignoreHeldEnter } from '#src/ui/controls/heldEnter.ts'
import { low, space, text } from '#src/ui/theme/scale.ts'
import { type PlaceLimits, placeReasonText, type PlaceReason } from '#src/words/slip/placing.ts'

import { PrebookGuide } from './PrebookGuide.tsx'
import { TargetOdds } from './TargetOdds.tsx'

const styles = {
  form: css({ display: 'grid', gap: space[2], [low]: { gap: space[1] } }),
  head: css({
    position: 'relative',
    minHeight: 24,
    summary: {
      width: 'fit-content',
      minHeight: 24,
      marginInlineStart: 'auto',
      fontSize: text.xs,
      lineHeight: '24px',
    },
  }),
  label: css({
    position: 'absolute',
    insetInlineStart: 0,
    lineHeight: '24px',
    fontSize: text.s,
    fontWeight: 500,
    color: 'var(--text-1)',
  }),
  actions: css({ display: 'grid', gridTemplateColumns: '1fr auto', gap: space[2] }),
  // A long amount takes a second line, clear of the button's edges.
  book: css({ padding: `0 ${space[2]}px`, lineHeight: 1.15, textWrap: 'balance' }),
  reason: css({
    minHeight: 28,
    margin: 0,
    fontSize: text.xs,
    lineHeight: '14px',
    color: 'var(--text-2)',
    textAlign: 'center',
  }),
}

/** What the slip knows of the selection and its stake. */
export interface SlipStake {
  /** As it is shown. */
  readonly leg: Leg
  /** As entered; null where it does not read as an amount. */
  readonly stake: Money | null
  /** What is wrong with what was entered. */
  readonly stakeError: StakeError | null
  /** Null while the server has not named it. */
  readonly range: BetRange | null
  /** Null while it is not known. */
  readonly balance: Money | null
}

interface SetTargetProps {
  readonly slip: SlipStake
  /** What is shown of the market may be old: the target stays, and is not booked at. */
  readonly isStale: boolean
  /** Euro odds. */
  readonly target: string
  readonly onTarget: (target: string) => void
  readonly onBook: (booking: { leg: Leg; targetOdds: string; stake: Money }) => void
  readonly onClose: () => void
}

/** The target, and the button that books: it says what it does, and below it why it cannot. */
export function SetTarget({ slip, isStale, target, onTarget, onBook, onClose }: SetTargetProps) {
  const { t, i18n } = useLingui()
  const reasonId = useId()
  const amountOf = useAmount()
  const oddsType = usePreference('oddsType')
  const isHidden = usePreference('hideBalance')
  const { settings } = useSession()
  const { leg, stake } = slip
  const [isWrong, setWrong] = useState(false)
  const reason: PlaceReason | null = isStale
    ? { kind: 'stale' }
    : reasonAgainst(slip, target, settings.maxPayout)
  const book = (): void => {
    if (!isWrong && reason === null && stake !== null) onBook({ leg, targetOdds: target, stake })
  }
  const odds = targetLabel(target, oddsType)
  const [lowest, highest] = targetBounds.map((bound) => targetLabel(bound, oddsType))
  const amount = stake === null || stake.minor === 0 ? null : amountOf(stake)
  const why =
    reason === null
      ? null
      : placeReasonText(
          i18n,
          reason,
          limitsOf(isHidden ? { ...slip, balance: null } : slip, settings),
          amountOf,
        )
  return (
    <section
      css={styles.form}
      tabIndex={-1}
      aria-label={t({ message: 'Prebook', context: 'name of the prebook form' })}
    >
      <div css={styles.head}>
        <span css={styles.label} aria-hidden="true">
          {t({ message: 'Target odds', context: 'prebooked bet: lowest odds at which it is placed' })}
        </span>
        <PrebookGuide />
      </div>
      <TargetOdds
        target={target}
        price={leg.price.euro}
        onChange={onTarget}
        isWrong={isWrong}
        onWrong={setWrong}
        reasonId={reasonId}
        onEnter={book}
      />
      <div css={styles.actions}>
        <Button
          variant="primary"
          isLarge
          isWide
          css={styles.book}
          aria-disabled={isWrong || reason !== null}
          aria-describedby={reasonId}
          onClick={book}
          onKeyDown={ignoreHeldEnter}
        >
          {amount === null ? t`Prebook @ ${odds}` : t`Prebook ${amount} @ ${odds}`}
        </Button>
        <Button isLarge onClick={onClose}>
          <Trans context="close the prebook form">Not now</Trans>
        </Button>
      </div>
      <p id={reasonId} css={styles.reason} aria-live="polite">
        {isWrong ? (
          <Trans>
            Enter target odds from {lowest} to {highest}.
          </Trans>
        ) : (
          why !== null && (
            <>
              <strong>{why.message}</strong> {why.detail}
            </>
          )
        )}
      </p>
    </section>
  )
}

/** Measured by what it returns at the target [SLIP-06]. */
function reasonAgainst(
  { stake, stakeError, range, balance }: SlipStake,
  target: string,
  maxPayout: Money,
): PlaceReason | null {
  if (stake === null) return { kind: 'stake', error: stakeError ?? 'malformed', slot: null }
  if (stake.minor === 0) return { kind: 'stake', error: 'empty', slot: null }
  if (range === null) return { kind: 'waiting' }
  const error = checkStake({
    stake,
    range,
    balance,
    maxPayout: mostPayout(range, maxPayout),
    euroOdds: target,
  })
  return error === null ? null : { kind: 'stake', error, slot: null }
}

function mostPayout(range: BetRange | null, maxPayout: Money): Money {
  return range === null || range.maxPayout === null ? maxPayout : least(maxPayout, range.maxPayout)
}

function limitsOf({ range, balance }: SlipStake, { maxPayout, minBetAmount }: Settings): PlaceLimits {
  return { kind: 'single', legs: 1, range, balance, maxPayout: mostPayout(range, maxPayout), minBetAmount }
}
