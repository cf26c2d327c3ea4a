import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'

import { viewsStyle } from './viewsStyle.ts'

interface Item<Name extends string> {
  readonly name: Name
  readonly label: string
}

interface ViewMenuProps<Name extends string> {
  items: readonly Item<Name>[]
  selected: Name
  onSelect: (name: Name) => void
}

/** What is looked at of the event, as a pill with a menu: on phones, where a row of tabs has no room. */
export function ViewMenu<Name extends string>({ items, selected, onSelect }: ViewMenuProps<Name>) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event): void => {
      const isInside = target instanceof Node && menu.current?.parentElement?.contains(target) === true
      if (!isInside) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') setOpen(false)
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])]
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: entries.length - 1,
    }
    const to = steps[event.key]
    if (event.key === 'Escape') close()
    else if (to !== undefined) entries.at(to % entries.length)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        css={viewsStyle.pill}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen((before) => !before)}
      >
        {items.find(({ name }) => name === selected)?.label}
        <Icon name="chevronDown" />
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries take the focus
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={t({ message: 'This event', context: 'views of an event: bets, statistics, log' })}
          css={viewsStyle.menu}
          onKeyDown={onKeyDown}
        >
          {items.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              role="menuitemradio"
              aria-checked={name === selected}
              tabIndex={-1}
              onClick={() => {
                onSelect(name)
                close()
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
