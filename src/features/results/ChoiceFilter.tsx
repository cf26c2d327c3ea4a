import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { RetryNotice } from '#src/ui/RetryNotice.tsx'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'

import type { Choice } from './useResultChoices.ts'

const styles = {
  box: css({ display: 'contents', '> button': { justifyContent: 'space-between' } }),
  panel: css({
    gridColumn: '1 / -1',
    order: 1,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    gap: `0 ${space[3]}px`,
    margin: 0,
    padding: space[3],
    maxHeight: '18rem',
    overflowY: 'auto',
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
  }),
  choice: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 32,
    minWidth: 0,
    fontSize: text.m,
    color: 'var(--text-1)',
    '> input': { width: 16, height: 16, flex: 'none', margin: 0, accentColor: 'var(--accent)' },
    '> small': { color: 'var(--text-3)', fontVariantNumeric: 'tabular-nums' },
    '> span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [touch]: { minHeight: 40 },
  }),
  all: css({ gridColumn: '1 / -1', justifySelf: 'start', marginLeft: -space[3] }),
  none: css({ gridColumn: '1 / -1', margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  open: css({ '> svg': { transform: 'rotate(90deg)' } }),
}

interface ChoiceFilterProps {
  /** What is chosen: "Games". */
  label: string
  choices: readonly Choice[] | undefined
  /** Where they could not be had: asks again. */
  retry: (() => void) | null
  /** None for all. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** A filter of any number of things at once: a button that says how many are chosen, and opens them. */
export function ChoiceFilter({ label, choices, retry, chosen, onChange }: ChoiceFilterProps) {
  const { t } = useLingui()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const toggle = (id: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <div css={styles.box}>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        css={isOpen && styles.open}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen.length === 0 ? t`${label}: all` : t`${label}: ${chosen.length}`}
        <Icon name="chevronRight" />
      </Button>
      {isOpen && (
        <fieldset id={panelId} css={styles.panel} aria-label={label}>
          {choices?.map(({ id, name, count }) => (
            <label key={id} css={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <Name>{name}</Name>
              {count !== null && <small>{count}</small>}
            </label>
          ))}
          {choices === undefined && retry === null && (
            <p css={styles.none} role="status">
              <Trans>Loading…</Trans>
            </p>
          )}
          {retry !== null && (
            <RetryNotice onRetry={retry}>
              <Trans>The choices could not be loaded.</Trans>
            </RetryNotice>
          )}
          {choices?.length === 0 && (
            <p css={styles.none}>
              <Trans>There is nothing to choose from on these days.</Trans>
            </p>
          )}
          {chosen.length > 0 && (
            <Button variant="quiet" css={styles.all} onClick={() => onChange([])}>
              <Trans>Show all</Trans>
            </Button>
          )}
        </fieldset>
      )}
    </div>
  )
}
