import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { ChoiceList, type ChoiceListProps } from '#src/ui/list/ChoiceList.tsx'
import { radius } from '#src/ui/theme/scale.ts'

const styles = {
  box: css({ display: 'contents', '> button': { justifyContent: 'space-between' } }),
  panel: css({
    gridColumn: '1 / -1',
    order: 1,
    maxHeight: '18rem',
    overflowY: 'auto',
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
  }),
  open: css({ '> svg': { transform: 'rotate(90deg)' } }),
}

interface ChoiceFilterProps extends Omit<ChoiceListProps, 'none'> {
  /** Its name and how many are chosen: "Games: 3". */
  summary: string
}

/** A filter of any number of things at once: a button that says how many are chosen, and opens them. */
export function ChoiceFilter({ summary, ...props }: ChoiceFilterProps) {
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div css={styles.box}>
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        css={isOpen && styles.open}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
        <Icon name="chevronRight" />
      </Button>
      {isOpen && (
        <div id={panelId} css={styles.panel}>
          <ChoiceList {...props} none={<Trans>Nothing to filter on these dates.</Trans>} />
        </div>
      )}
    </div>
  )
}
