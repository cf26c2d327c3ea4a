import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { Button } from '#src/ui/Button.tsx'
import { ChoiceList, type ChoiceListProps } from '#src/ui/ChoiceList.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
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

/** A filter of any number of things at once: a button that says how many are chosen, and opens them. */
export function ChoiceFilter(props: Omit<ChoiceListProps, 'none'>) {
  const { t } = useLingui()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const { label, chosen } = props
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
        <div id={panelId} css={styles.panel}>
          <ChoiceList {...props} none={<Trans>There is nothing to choose from on these days.</Trans>} />
        </div>
      )}
    </div>
  )
}
