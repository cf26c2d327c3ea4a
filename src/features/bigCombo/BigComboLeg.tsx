import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Leg } from '#domain/bets/bet.ts'
import { isBettable } from '#domain/market/status.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { SelectionCrest } from '#src/features/selection/SelectionCrest.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { chosenName } from '#src/words/market/selections.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'

const styles = {
  leg: css({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[2],
    minHeight: '2.125rem',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
  }),
  name: css({ margin: 0, fontWeight: 500, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  facts: css({
    gridColumn: '2 / -1',
    margin: 0,
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-3)',
    overflowWrap: 'anywhere',
  }),
  start: css({ whiteSpace: 'nowrap' }),
  price: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    fontWeight: 600,
    color: 'var(--text-1)',
    '&[data-shut="true"]': { fontWeight: 400, color: 'var(--text-3)' },
  }),
}

/** A selection of a combination that is put forward; one that cannot be bet now says so. */
export function BigComboLeg({ leg }: { leg: Leg }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const oddsType = usePreference('oddsType')
  const isShut = !isBettable(leg.status)
  const { homeName, awayName, side } = leg
  const teamName = side === 'away' ? awayName : homeName
  // The side that was chosen is said already.
  const other = side === 'home' ? awayName : side === 'away' ? homeName : null
  const status = marketStatusText(i18n, leg.status) ?? undefined
  return (
    <li css={styles.leg} aria-label={chosenName(i18n, leg)}>
      <SelectionCrest selection={{ ...leg, teamName }} size={20} />
      <p css={styles.name}>
        <SelectionLabel selection={leg} />
      </p>
      <span css={styles.price} data-shut={isShut}>
        {isShut && (
          <span role="img" aria-label={status} title={status}>
            <Icon name="lock" />
          </span>
        )}
        {formatOdds(leg.price, oddsType)}
      </span>
      <p css={styles.facts}>
        <Name lines={1}>{leg.marketName}</Name>
        <Dot />
        {other === null ? (
          <Trans>
            <Name lines={2}>{homeName}</Name> v <Name lines={2}>{awayName}</Name>
          </Trans>
        ) : (
          <Trans context="after a selection: against the other side">
            v <Name lines={2}>{other}</Name>
          </Trans>
        )}
        <Dot />
        <span css={styles.start}>{format.kickOff(leg.startUtc)}</span>
      </p>
    </li>
  )
}
