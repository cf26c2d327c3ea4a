import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { wholePrice } from '#domain/bets/amounts.ts'
import type { Leg } from '#domain/bets/bet.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { chosenName } from '#src/words/market/selections.ts'

const styles = {
  legs: css({ display: 'grid', gap: space[2], margin: 0, padding: 0 }),
  leg: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space[2],
    padding: space[2],
    borderRadius: radius.m,
    background: 'var(--surface-3)',
    listStyle: 'none',
  }),
  name: css({ margin: 0, fontWeight: 500, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  facts: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  odds: css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: 'var(--text-1)' }),
  total: css({
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
    '> dd': { margin: 0, fontWeight: 600, color: 'var(--text-1)', fontVariantNumeric: 'tabular-nums' },
  }),
}

interface LuckyOfferProps {
  readonly legs: readonly Leg[]
  readonly onRemove: (leg: Leg) => void
}

/** A combination as it was made up, leg by leg, and its odds together; euro odds, as of every combo [SLIP-24]. */
export function LuckyOffer({ legs, onRemove }: LuckyOfferProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const oddsType = usePreference('oddsType')
  const total = wholePrice({ euroOdds: legs.map(({ euroOdds }) => euroOdds), price: null })
  return (
    <>
      <ul css={styles.legs} aria-label={t`Your lucky combo`}>
        {legs.map((leg) => {
          const name = chosenName(i18n, leg)
          const { homeName, awayName } = leg
          return (
            <li key={leg.marketId} css={styles.leg} aria-label={name}>
              <div>
                <p css={styles.name}>
                  <SelectionLabel selection={leg} />
                </p>
                <p css={styles.facts}>
                  <Name lines={1}>{leg.marketName}</Name>
                  <Dot />
                  <Trans>
                    <Name lines={2}>{homeName}</Name> v <Name lines={2}>{awayName}</Name>
                  </Trans>
                  <Dot />
                  {format.kickOff(leg.startUtc)}
                </p>
              </div>
              <span css={styles.odds}>{formatOdds(leg.price, oddsType)}</span>
              <IconButton
                icon="close"
                label={t({ message: `Remove ${name}`, context: 'button: take one thing out of a list' })}
                onClick={() => onRemove(leg)}
              />
            </li>
          )
        })}
      </ul>
      <dl>
        <div css={styles.total}>
          <dt>
            <Trans context="odds of all selections multiplied">Total odds</Trans>
          </dt>
          <dd>{formatOdds({ euro: total }, 'euro')}</dd>
        </div>
      </dl>
    </>
  )
}
