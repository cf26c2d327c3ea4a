import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { forcedColours, radius, space, text, touch } from '#src/ui/theme/scale.ts'

/** Drawn by the theme, as all else; in the member's own colours by the system. */
const box = css({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  border: '1.5px solid var(--border-strong)',
  borderRadius: radius.s,
  cursor: 'pointer',
  '&:checked': { borderColor: 'var(--accent)', background: 'var(--accent)' },
  '&:checked::before': {
    content: '""',
    width: 10,
    height: 9,
    background: 'var(--on-accent)',
    clipPath: 'polygon(14% 44%, 0 62%, 40% 100%, 100% 16%, 84% 0, 38% 66%)',
  },
  [forcedColours]: { appearance: 'auto' },
})

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    gap: `0 ${space[3]}px`,
    margin: 0,
    padding: space[3],
    border: 0,
    minWidth: 0,
  }),
  choice: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 32,
    minWidth: 0,
    fontSize: text.s,
    color: 'var(--text-1)',
    '> small': { color: 'var(--text-3)', fontVariantNumeric: 'tabular-nums' },
    '> span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [touch]: { minHeight: 40 },
  }),
  group: css({
    gridColumn: '1 / -1',
    alignSelf: 'end',
    minHeight: '1.75rem',
    paddingTop: space[2],
    fontSize: text.s,
    fontWeight: 500,
    color: 'var(--text-2)',
    '&:first-of-type': { paddingTop: 0 },
  }),
  all: css({ gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: -space[3] }),
  none: css({ gridColumn: '1 / -1', margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
}

/** Something that can be chosen. */
export interface Choice {
  readonly id: string
  readonly name: string
  /** How much there is of it; null where that is not known. */
  readonly count: number | null
  /** What it stands under, where choices have heads; those of one head follow each other. */
  readonly group?: string
}

/** What there is to choose from. */
export interface Choices {
  /** Undefined while they are on their way. */
  readonly choices: readonly Choice[] | undefined
  /** Where they could not be fetched: asks again. */
  readonly retry: (() => void) | null
}

export interface ChoiceListProps extends Choices {
  /** What is chosen: "Games". */
  label: string
  /** None for all. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** Said where there is nothing to choose from. */
  none: ReactNode
}

/** Any number of things at once, ticked one by one. */
export function ChoiceList({ label, choices, retry, chosen, onChange, none }: ChoiceListProps) {
  const toggle = (id: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <fieldset css={styles.list} aria-label={label}>
      {choices?.map(({ id, name, count, group }, at) => (
        <Fragment key={id}>
          {group !== undefined && group !== choices[at - 1]?.group && (
            <h3 css={styles.group}>
              <Name>{group}</Name>
            </h3>
          )}
          <label css={styles.choice}>
            <input
              type="checkbox"
              css={box}
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            <Name>{name}</Name>
            {count !== null && <small>{count}</small>}
          </label>
        </Fragment>
      ))}
      {choices === undefined && retry === null && (
        <p css={styles.none} role="status">
          <Trans context="something being loaded">Loading…</Trans>
        </p>
      )}
      {retry !== null && (
        <RetryNotice onRetry={retry}>
          <Trans>Couldn't load the options.</Trans>
        </RetryNotice>
      )}
      {choices?.length === 0 && <p css={styles.none}>{none}</p>}
      {chosen.length > 0 && (
        <Button variant="quiet" css={styles.all} onClick={() => onChange([])}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </fieldset>
  )
}
