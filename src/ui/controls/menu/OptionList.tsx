import { css } from '@emotion/react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { forcedColours, radius, space, text, touch } from '#src/ui/theme/scale.ts'

import { floatingLook } from './floatingLook.ts'
import type { Key } from './openingKeys.ts'
import { placeAfter } from './optionKeys.ts'
import { useFloating } from './useFloating.ts'

const styles = {
  option: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: 36,
    padding: `${space[1]}px 10px`,
    borderRadius: radius.s,
    fontSize: text.s,
    cursor: 'pointer',
    '&[data-active]': { background: 'var(--surface-3)' },
    '&[aria-selected=true]': { background: 'var(--accent-surface)', fontWeight: 600 },
    '&[aria-selected=true][data-active]': { boxShadow: 'inset 0 0 0 1px var(--accent)' },
    '> svg': { color: 'var(--accent)' },
    [touch]: { minHeight: 44 },
    [forcedColours]: {
      forcedColorAdjust: 'none',
      '&, &[aria-selected=true]': { background: 'Canvas', color: 'CanvasText' },
      '&[data-active], &[aria-selected=true][data-active]': {
        background: 'Highlight',
        color: 'HighlightText',
      },
      '> svg': { color: 'inherit' },
    },
  }),
}

/** One of those that can be chosen. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly lang?: string
}

export interface OptionListProps {
  /** What is chosen. */
  readonly label: string
  readonly id: string
  readonly options: readonly Option[]
  readonly value: string
  /** The button that opened it; it keeps the focus, and its keys move in the list. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** The key that it was opened by, if any: it leads somewhere at once. */
  readonly openedBy: Key | null
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

/** The list of a `Select`, open: arrows, Home, End and letters move, Enter, Space and Tab choose, Escape leaves it as it was. */
export function OptionList(props: OptionListProps) {
  const { label, id, options, value, button, onChoose, onClose } = props
  const list = useRef<HTMLDivElement>(null)
  const { active, setActive } = useActive(props)
  useFloating({ floating: list, anchor: button, onClose })
  useLayoutEffect(() => {
    const option = list.current?.children[active]
    if (!(option instanceof HTMLElement) || list.current === null) return
    const { offsetTop: from, offsetHeight: height } = option
    const to = from + height - list.current.clientHeight
    list.current.scrollTop = Math.min(from - space[1], Math.max(list.current.scrollTop, to + space[1]))
    const { current: combobox } = button
    combobox?.setAttribute('aria-activedescendant', option.id)
    return () => combobox?.removeAttribute('aria-activedescendant')
  }, [button, active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      css={floatingLook}
      // The button keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the button's, which has the focus
        <div
          key={option.value}
          id={`${id}${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          data-active={at === active ? '' : undefined}
          lang={option.lang}
          css={styles.option}
          onPointerMove={() => setActive(at)}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option.value === value && <Icon name="check" />}
        </div>
      ))}
    </div>
  )
}

/** The option one is at: what is chosen, then where keys and pointer lead. */
function useActive({ options, value, button, openedBy, onChoose, onClose }: OptionListProps) {
  const labels = options.map((option) => option.label)
  const [place, setPlace] = useState(() => {
    const chosen = { at: options.findIndex((option) => option.value === value), word: '', typedAt: 0 }
    const isMoving = openedBy !== null && !openedBy.key.startsWith('Arrow')
    return (isMoving ? placeAfter(openedBy, chosen, labels) : null) ?? chosen
  })
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, altKey } = event
    const to = placeAfter(event, place, labels)
    const isChoice = to === null && (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && altKey))
    const option = options[place.at]
    if (to !== null) setPlace(to)
    else if (key === 'Escape') onClose()
    else if (option !== undefined && (isChoice || key === 'Tab')) onChoose(option.value)
    if (to !== null || isChoice || key === 'Escape') event.preventDefault()
  })
  const onBlur = useEffectEvent(onClose)
  useEffect(() => {
    const { current: combobox } = button
    const heard = new AbortController()
    const { signal } = heard
    combobox?.addEventListener('keydown', (event) => onKey(event), { signal })
    combobox?.addEventListener('blur', () => onBlur(), { signal })
    return () => heard.abort()
  }, [button])
  return { active: place.at, setActive: (at: number) => setPlace((now) => ({ ...now, at })) }
}
