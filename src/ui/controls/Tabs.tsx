import { css } from '@emotion/react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

import { low, space, touch } from '#src/ui/theme/scale.ts'

import { ScrollStrip } from './ScrollStrip.tsx'
import { chosenTab, tabLook } from './tabLook.ts'

const list = css({
  display: 'flex',
  gap: space[1],
  borderBottom: '1px solid var(--border)',
})
const tab = css({
  gap: space[2],
  minHeight: 40,
  flex: 'none',
  '&[aria-selected=true]': chosenTab,
  [touch]: { minHeight: 44 },
})
const fills = css({
  '> button': {
    flex: '1 0 0',
    minWidth: 'max-content',
    justifyContent: 'center',
    padding: `0 ${space[1]}px`,
    whiteSpace: 'nowrap',
    [low]: { minHeight: 36 },
  },
})

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: ReactNode
}

interface TabsProps<Name extends string> {
  /** What the tabs choose between, for anyone who cannot see them. */
  label: string
  tabs: readonly Tab<Name>[]
  selected: Name
  onSelect: (name: Name) => void
  /** The id of the panel that shows what is selected. */
  panelId?: string
  isFilling?: boolean
}

/** Tabs by the keyboard's rules: one stop, arrows move and choose, Home and End go to the ends. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  isFilling = false,
}: TabsProps<Name>) {
  const buttons = useRef(new Map<Name, HTMLButtonElement>())
  const choose = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((each) => each.name === selected)
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = steps[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onSelect(next.name)
    buttons.current.get(next.name)?.focus()
  }
  return (
    <ScrollStrip chosen={selected} role="tablist" aria-label={label} css={[list, isFilling && fills]}>
      {tabs.map(({ name, label: content }) => (
        <button
          key={name}
          ref={(element) => {
            if (element) buttons.current.set(name, element)
            else buttons.current.delete(name)
          }}
          type="button"
          role="tab"
          aria-selected={name === selected}
          aria-controls={panelId}
          tabIndex={name === selected ? 0 : -1}
          css={[tabLook, tab]}
          onKeyDown={choose}
          onClick={() => onSelect(name)}
        >
          {content}
        </button>
      ))}
    </ScrollStrip>
  )
}
