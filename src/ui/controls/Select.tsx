import { css } from '@emotion/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { laterPart } from '#src/ui/timing/laterPart.ts'

import { fieldLook } from './menu/fieldLook.ts'
import { isOpening, type Key } from './menu/openingKeys.ts'
import type { OptionListProps } from './menu/OptionList.tsx'

const styles = {
  box: css({ display: 'grid', gap: space[1], minWidth: 0 }),
  name: css({ fontSize: text.s, color: 'var(--text-2)' }),
  chosen: css({
    minWidth: 0,
    // As wide as the widest of them: no choice moves what is next to it.
    '&::after': {
      content: 'attr(data-all)',
      display: 'block',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      whiteSpace: 'pre',
    },
  }),
}

const OptionList = laterPart<OptionListProps>(async () => (await import('./menu/OptionList.tsx')).OptionList)

interface SelectProps<Value extends string> {
  label: string
  /** Where the words around it already say what it chooses. */
  isLabelHidden?: boolean
  value: Value
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  onChange: (value: Value) => void
}

/** A choice of one of many: a button with what is chosen, which opens a list of them. Of up to five it is a `Segment`. */
export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ by: Key | null } | null>(null)
  const close = (): void => setOpened(null)
  const chosen = options.find((option) => option.value === value)
  const press = (): void => {
    // Not every browser gives the focus to a button that is pressed.
    button.current?.focus()
    setOpened((now) => (now === null ? { by: null } : null))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // What the open list has heard is done with; what comes before its code is there is nobody else's.
    if (event.defaultPrevented) return
    const isLeaving = opened !== null && event.key === 'Escape'
    if (!isLeaving && !isOpening(event)) return
    event.preventDefault()
    if (isLeaving) close()
    else if (opened === null) setOpened({ by: event.nativeEvent })
  }
  return (
    <div css={styles.box}>
      <label htmlFor={id} css={isLabelHidden ? visuallyHidden : styles.name}>
        {label}
      </label>
      <button
        ref={button}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={opened !== null}
        aria-controls={opened === null ? undefined : `${id}list`}
        css={fieldLook}
        onClick={press}
        onKeyDown={onKeyDown}
        // Its key opened it or chose: let go of, it is no press.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <span
          lang={chosen?.lang}
          data-all={options.map((option) => option.label).join('\n')}
          css={styles.chosen}
        >
          {chosen?.label}
        </span>
        <Icon name={opened === null ? 'chevronDown' : 'chevronUp'} />
      </button>
      {opened !== null && (
        <OptionList
          label={label}
          id={`${id}list`}
          options={options}
          value={value}
          button={button}
          openedBy={opened.by}
          onChoose={(wanted) => {
            close()
            const found = options.find((option) => option.value === wanted)
            if (found !== undefined && found.value !== value) onChange(found.value)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
