import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { ChoiceList, type ChoiceListProps } from '#src/ui/list/ChoiceList.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  box: css({ display: 'contents' }),
  button: css({
    whiteSpace: 'nowrap',
    [phone]: { gap: space[1], padding: `0 ${space[2]}px` },
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
    order: 1,
    maxHeight: '18rem',
    overflowY: 'auto',
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
  }),
}

interface ChoiceFilterProps extends Omit<ChoiceListProps, 'none'> {
  /** Its name: "Games". */
  name: ReactNode
  /** Its name and how many are chosen, for anyone who cannot see them: "Games: 3". */
  summary: string
}

/** A filter of any number of things at once: a button that says how many are chosen, and opens them. */
export function ChoiceFilter({ name, summary, ...props }: ChoiceFilterProps) {
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const { length: chosen } = props.chosen
  return (
    <div css={styles.box}>
      <Button
        css={styles.button}
        aria-label={summary}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
        {chosen > 0 ? <span css={styles.count} data-count={chosen} /> : <Icon name="chevronRight" />}
      </Button>
      {isOpen && (
        <div id={panelId} css={styles.panel}>
          <ChoiceList {...props} none={<Trans>Nothing to filter on these dates.</Trans>} />
        </div>
      )}
    </div>
  )
}
