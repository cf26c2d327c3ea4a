import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import type { StartTime } from '../eventsSearch.ts'

const styles = {
  form: css({
    display: 'grid',
    gap: space[3],
    padding: `${space[3]}px ${space[4]}px ${space[4]}px`,
  }),
  note: css({ fontSize: text.s, color: 'var(--text-2)' }),
  set: css({ color: 'var(--accent)' }),
}

interface StartFilterProps {
  /** What the address has. */
  starts: StartTime | undefined
  onChange: (starts: StartTime | undefined) => void
}

/** Within which time the matches of the list start: a button that says so, and opens the choice [ROUTE-11]. */
export function StartFilter({ starts, onChange }: StartFilterProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const labels = {
    any: t`Starts: any time`,
    '1h': t`Starts: within 1 hour`,
    '3h': t`Starts: within 3 hours`,
    today: t`Starts: before midnight`,
  }
  return (
    <>
      <IconButton
        css={starts !== undefined && styles.set}
        icon="calendar"
        label={labels[starts ?? 'any']}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Overlay kind="modal" title={t`Start of a match`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div css={styles.form}>
          <StartChoice starts={starts} onChange={onChange} isLabelHidden />
          <Button aria-disabled={starts === undefined} onClick={() => onChange(undefined)}>
            <Trans>Show all start times</Trans>
          </Button>
        </div>
      </Overlay>
    </>
  )
}

/** The times, one of which is chosen, and whose midnight it is. `isLabelHidden` where a title says what they are. */
export function StartChoice({
  starts,
  onChange,
  isLabelHidden = false,
}: StartFilterProps & { isLabelHidden?: boolean }) {
  const { t } = useLingui()
  const zone = useServerTime(useFormat().zone)
  return (
    <>
      <Segment<StartTime | 'any'>
        label={t`Start of a match`}
        isLabelHidden={isLabelHidden}
        look="chips"
        value={starts ?? 'any'}
        options={[
          { value: 'any', label: t({ message: 'Any time', context: 'filter of starts: no limit' }) },
          { value: '1h', label: t({ message: 'Within 1 h', context: 'filter of starts' }) },
          { value: '3h', label: t({ message: 'Within 3 h', context: 'filter of starts' }) },
          { value: 'today', label: t({ message: 'Before midnight', context: 'filter of starts' }) },
        ]}
        onChange={(value) => onChange(value === 'any' ? undefined : value)}
      />
      <p css={styles.note}>
        <Trans>Midnight is that of your time zone, {zone}.</Trans>
      </p>
    </>
  )
}
