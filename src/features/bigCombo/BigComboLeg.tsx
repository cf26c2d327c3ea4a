import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Leg } from '#domain/bets/bet.ts'
import { formatOdds } from '#domain/odds.ts'
import { isBettable } from '#domain/status.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { chosenName } from '#src/words/selections.ts'
import { marketStatusText } from '#src/words/statuses.ts'

const styles = {
  leg: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    padding: `${space[2]}px 0`,
    '& + &': { borderTop: '1px solid var(--border)' },
  }),
  name: css({ margin: 0, fontWeight: 600, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  facts: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' }),
  start: css({ whiteSpace: 'nowrap' }),
  price: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    fontWeight: 700,
    color: 'var(--text-1)',
    fontVariantNumeric: 'tabular-nums',
    '&[data-shut="true"]': { color: 'var(--text-3)' },
  }),
}

/** A selection of a combination that is put forward; one that cannot be bet now says so. */
export function BigComboLeg({ leg }: { leg: Leg }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const oddsType = usePreference('oddsType')
  const isShut = !isBettable(leg.status)
  const status = marketStatusText(i18n, leg.status) ?? undefined
  return (
    <li css={styles.leg} aria-label={chosenName(i18n, leg)}>
      <div>
        <p css={styles.name}>
          <SelectionLabel selection={leg} />
        </p>
        <p css={styles.facts}>
          <Name lines={1}>{leg.marketName}</Name> ·{' '}
          <span css={styles.start}>{format.kickOff(leg.startUtc)}</span>
          <br />
          <Trans>
            <Name lines={2}>{leg.homeName}</Name> v <Name lines={2}>{leg.awayName}</Name>
          </Trans>
        </p>
      </div>
      <span css={styles.price} data-shut={isShut}>
        {isShut && (
          <span role="img" aria-label={status} title={status}>
            <Icon name="lock" />
          </span>
        )}
        {formatOdds(leg.price, oddsType)}
      </span>
    </li>
  )
}
