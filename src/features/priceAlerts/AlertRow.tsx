import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import type { OddsType } from '#domain/odds/odds.ts'
import type { PriceAlert } from '#src/storage/records/alerts/priceAlerts.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { alertAbout, alertText } from '#src/words/market/alerts.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[3],
    minHeight: 48,
    padding: `${space[1]}px ${space[2]}px ${space[1]}px ${space[3]}px`,
    borderBottom: '1px solid var(--border)',
    background: 'var(--surface-2)',
    fontSize: text.s,
    '> svg': { color: 'var(--accent)' },
  }),
  words: css({ display: 'grid', gap: 2, minWidth: 0, fontVariantNumeric: 'tabular-nums' }),
  about: css({ fontSize: text.xs, color: 'var(--text-2)', 'a&:hover': { color: 'var(--text-1)' } }),
}

interface AlertRowProps {
  readonly alert: PriceAlert
  readonly oddsType: OddsType
  /** Nothing around it says which market and match it is about. */
  readonly isAlone?: boolean
  readonly onRemove: () => void
}

/** An alert that waits: what for, and the way to end that. */
export function AlertRow({ alert, oddsType, isAlone = false, onRemove }: AlertRowProps) {
  const { t, i18n } = useLingui()
  const { leg } = alert
  const what = alertText(i18n, alert, oddsType)
  return (
    <li css={styles.row}>
      <Icon name="bell" />
      <span css={styles.words}>
        <Name lines={2}>{what}</Name>
        {isAlone && (
          <Link to="/events/$eventId" params={{ eventId: leg.eventId }} css={styles.about}>
            <Name lines={2}>{alertAbout(i18n, leg)}</Name>
          </Link>
        )}
      </span>
      <IconButton icon="close" label={t`Remove the alert ${what}`} onClick={onRemove} />
    </li>
  )
}
