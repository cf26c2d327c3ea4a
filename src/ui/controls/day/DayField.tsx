import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef, useState } from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { laterPart } from '#src/ui/timing/laterPart.ts'

import { fieldLook } from '../menu/fieldLook.ts'
import type { CalendarProps } from './Calendar.tsx'
import { shortDay } from './dayWords.ts'

const styles = {
  day: css({ display: 'grid', gap: space[1], minWidth: 0, fontSize: text.s, color: 'var(--text-2)' }),
  none: css({ color: 'var(--text-3)', fontWeight: 400 }),
  wrong: css({ borderColor: 'var(--danger)' }),
}

const Calendar = laterPart<CalendarProps>(async () => (await import('./Calendar.tsx')).Calendar)

interface DayFieldProps {
  label: ReactNode
  /** yyyy-MM-dd; null for none. */
  value: string | null
  /** What may be chosen. */
  first?: string
  last: string
  isWrong: boolean
  /** The id of the words that say why. */
  problemId: string
  onChange: (day: string | null) => void
}

/** A day: a button that says it in words and opens a month to choose it from. */
export function DayField({ label, value, isWrong, problemId, onChange, ...bounds }: DayFieldProps) {
  const { i18n } = useLingui()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const goBack = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div css={styles.day}>
      <span id={`${id}label`}>{label}</span>
      <button
        ref={button}
        type="button"
        aria-labelledby={`${id}label ${id}day`}
        aria-describedby={isWrong ? problemId : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}calendar` : undefined}
        css={[fieldLook, isWrong && styles.wrong]}
        onClick={() => setOpen(!isOpen)}
      >
        <span id={`${id}day`} css={value === null && styles.none}>
          {value === null ? (
            <Trans context="field of a date: none is chosen">Choose a date</Trans>
          ) : (
            shortDay(value, i18n.locale)
          )}
        </span>
        <Icon name="calendar" />
      </button>
      {isOpen && (
        <Calendar
          {...bounds}
          id={`${id}calendar`}
          labelId={`${id}label`}
          value={value}
          button={button}
          onChoose={(day) => {
            goBack()
            if (day !== value) onChange(day)
          }}
          onBack={goBack}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
