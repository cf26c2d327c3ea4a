import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { ScrollStrip } from '#src/ui/controls/ScrollStrip.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { ChoiceList, type ChoiceListProps } from '#src/ui/list/ChoiceList.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  // One line that scrolls where it is too narrow, with room for the outline of what has the focus.
  line: css({
    display: 'flex',
    alignItems: 'center',
    gap: 'inherit',
    minWidth: 0,
    margin: -4,
    padding: 4,
    '> *': { flex: 'none' },
    [phone]: {
      flex: '1 0 100%',
      '& [role="radiogroup"]': { flexWrap: 'nowrap' },
      '& [role="radiogroup"] > label': { padding: '0 6px' },
    },
  }),
  button: css({
    whiteSpace: 'nowrap',
    [phone]: { gap: space[1], padding: '0 6px' },
    '&[aria-expanded="true"] > svg': { transform: 'rotate(90deg)' },
  }),
  // As wide as the arrow, whose place it takes: nothing beside it moves.
  count: css({
    minWidth: 16,
    borderRadius: 8,
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontSize: text.xs,
    lineHeight: '16px',
    textAlign: 'center',
    // The button's name has it: as a text it would be said twice, and not as it is seen.
    '&::after': { content: 'attr(data-count)' },
  }),
  panel: css({
    flex: '1 0 100%',
    maxHeight: '18rem',
    overflowY: 'auto',
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
  }),
}

/** A filter of any number of things at once. */
interface Filter extends Omit<ChoiceListProps, 'none'> {
  /** Its name: "Games". */
  readonly name: ReactNode
  /** Its name and how many are chosen, for anyone who cannot see them: "Games: 3". */
  readonly summary: string
}

interface ChoiceFiltersProps {
  /** What narrows them before that, on the same line. */
  readonly first: ReactNode
  readonly filters: readonly Filter[]
}

/** Filters of any number of things at once: each a button that says how many are chosen, and opens them below their line. */
export function ChoiceFilters({ first, filters }: ChoiceFiltersProps) {
  const panelId = useId()
  const [open, setOpen] = useState<number | null>(null)
  const shown = open === null ? undefined : filters[open]
  return (
    <>
      <ScrollStrip chosen={null} css={styles.line}>
        {first}
        {filters.map(({ name, summary, chosen }, at) => (
          <Button
            key={at}
            css={styles.button}
            aria-label={summary}
            aria-expanded={at === open}
            aria-controls={at === open ? panelId : undefined}
            onClick={() => setOpen(at === open ? null : at)}
          >
            {name}
            {chosen.length > 0 ? (
              <span css={styles.count} data-count={chosen.length} />
            ) : (
              <Icon name="chevronRight" />
            )}
          </Button>
        ))}
      </ScrollStrip>
      {shown !== undefined && (
        <div id={panelId} css={styles.panel}>
          <ChoiceList {...shown} none={<Trans>Nothing to filter on these dates.</Trans>} />
        </div>
      )}
    </>
  )
}
