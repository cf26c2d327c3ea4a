import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { isBettable } from '#domain/market/status.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import {
  followCombination,
  useHeldBigCombo,
  useIsSlipLocked,
} from '#src/features/selection/followCombination.ts'
import { card } from '#src/ui/list/card.ts'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import type { BigCombo } from '#src/wire/tickets/slipTickets.ts'
import { oddsTypeName } from '#src/words/market/oddsTypes.ts'

import { BigComboLeg } from './BigComboLeg.tsx'
import { followStyle } from './followStyle.ts'

const styles = {
  card: css({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    padding: space[3],
  }),
  head: css({
    fontSize: text.s,
    color: 'var(--text-1)',
    overflowWrap: 'anywhere',
  }),
  facts: css({
    margin: 0,
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
  }),
  // As high with its reason as without.
  why: css({ display: 'block', minHeight: '1rem' }),
  legs: css({ display: 'grid', alignContent: 'start', gap: 6, margin: 0, padding: 0, listStyle: 'none' }),
}

interface BigComboCardProps {
  readonly combo: BigCombo
  readonly onFollowed: () => void
}

/** One combination that is put forward, and the button that follows it into the slip [SLIP-13] [SLIP-23]. */
export function BigComboCard({ combo, onFollowed }: BigComboCardProps) {
  const format = useFormat()
  const [headId, whyId] = [useId(), useId()]
  const isHeld = useHeldBigCombo() === combo.id
  const isBusy = useIsSlipLocked()
  const { legs, memberCount } = combo
  const isShut = legs.some(({ status }) => !isBettable(status))
  const start = format.kickOff(Math.min(...legs.map(({ startUtc }) => startUtc)))
  const count = legs.length
  return (
    <article css={[card, styles.card]} aria-labelledby={headId}>
      <div>
        <h3 id={headId} css={styles.head}>
          <Name lines={2}>{combo.name}</Name>
        </h3>
        <p css={styles.facts}>
          <Plural value={count} one="# selection" other="# selections" />
          <Dot />
          <Trans>First match {start}</Trans>
          <span id={whyId} css={styles.why} aria-live="polite">
            {isHeld ? (
              <Trans>In your bet slip</Trans>
            ) : isShut ? (
              <Trans>One of its selections is not available right now.</Trans>
            ) : isBusy ? (
              <Trans>Your last bet is still being placed.</Trans>
            ) : (
              <Plural
                value={memberCount}
                _0="No bets on it yet"
                one="Placed by # member"
                other="Placed by # members"
              />
            )}
          </span>
        </p>
      </div>
      <ul css={styles.legs}>
        {legs.map((leg) => (
          <BigComboLeg key={leg.marketId} leg={leg} />
        ))}
      </ul>
      <Follow
        combo={combo}
        onFollowed={onFollowed}
        whyId={whyId}
        isHeld={isHeld}
        canFollow={!isHeld && !isBusy && !isShut}
      />
    </article>
  )
}

interface FollowProps extends BigComboCardProps {
  whyId: string
  isHeld: boolean
  canFollow: boolean
}

/** The button that adds it to the bet slip, with the price of the whole: that is in euro odds whatever the member's [SLIP-24]. */
function Follow({ combo: { id, name, legs, totalOdds }, onFollowed, whyId, isHeld, canFollow }: FollowProps) {
  const { t, i18n } = useLingui()
  const client = useClient()
  const isEuro = usePreference('oddsType') === 'euro'
  const total = formatOdds({ euro: totalOdds }, 'euro')
  const follow = (): void => {
    if (canFollow) followCombination(client, { kind: 'bigCombo', legs, bigComboId: id })
    if (canFollow || isHeld) onFollowed()
  }
  return (
    <div css={followStyle}>
      <button
        type="button"
        aria-label={
          isHeld
            ? t`View in bet slip: ${name}`
            : t({ message: `Add to bet slip: ${name}`, context: 'button of a big combo, read aloud' })
        }
        aria-disabled={!canFollow && !isHeld}
        aria-describedby={whyId}
        onClick={follow}
      >
        {isHeld ? <Trans>View in bet slip</Trans> : <Trans>Add to bet slip</Trans>}
      </button>{' '}
      <span data-total="">
        <VisuallyHidden>
          <Trans context="odds of all selections multiplied">Total odds</Trans>{' '}
        </VisuallyHidden>
        <b>{total}</b>
        {!isEuro && <> {oddsTypeName(i18n, 'euro')}</>}
      </span>
    </div>
  )
}
