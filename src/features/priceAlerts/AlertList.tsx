import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useId, useRef } from 'react'

import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { AlertRow } from './AlertRow.tsx'
import { createPriceAlerts } from './alerts.ts'
import { alertKey } from './reached.ts'

const styles = {
  section: css({ paddingBottom: space[3], outline: 'none' }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: 44,
    padding: `0 ${space[3]}px`,
    '> h2': { fontSize: text.m, fontWeight: 500 },
  }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  note: css({
    margin: 0,
    padding: `${space[2]}px ${space[3]}px 0`,
    fontSize: text.xs,
    color: 'var(--text-2)',
  }),
}

/** The alerts that wait, each to be removed, and all of them [ALERT-02]. */
export function AlertList() {
  const { t } = useLingui()
  const alerts = useClient().once(createPriceAlerts)
  const waiting = useSelector(alerts.waiting)
  const oddsType = usePreference('oddsType')
  const headingId = useId()
  const list = useRef<HTMLElement>(null)
  if (waiting.length === 0) return null
  // What was pressed goes with its row.
  const keepFocus = (): void => list.current?.focus()
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={headingId} css={styles.section}>
      <div css={styles.head}>
        <h2 id={headingId}>
          <Trans context="heading: what the member wants to be told of odds">Odds alerts</Trans>
        </h2>
        <Button variant="quiet" onClick={alerts.removeAll}>
          <Trans context="button: all odds alerts">Remove all</Trans>
        </Button>
      </div>
      <ul
        css={styles.list}
        aria-label={t({
          message: 'Odds alerts',
          context: 'heading: what the member wants to be told of odds',
        })}
      >
        {waiting.toReversed().map((alert) => (
          <AlertRow
            key={alertKey(alert)}
            alert={alert}
            oddsType={oddsType}
            isAlone
            onRemove={() => {
              keepFocus()
              alerts.remove(alert)
            }}
          />
        ))}
      </ul>
      <p css={styles.note}>
        <Trans>You're told while this page is open, on this device only.</Trans>
      </p>
    </section>
  )
}
