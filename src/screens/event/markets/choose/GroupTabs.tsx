import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { marketTabName } from '#src/words/market/tabs.ts'

import { choiceStyle } from './choiceStyle.ts'
import type { CountedChoice } from './marketChoices.ts'
import { useKindName } from './useKindName.ts'

interface GroupTabsProps {
  choices: readonly CountedChoice[]
  selected: string
  onSelect: (name: string) => void
  /** The part that is played now, if any. */
  liveTab: string | null
  panelId: string
  isAcross: boolean
}

/** What of the markets is shown, each choice with its count: one stop for Tab, arrows choose, Home and End go to the ends [BROWSE-08]. */
export function GroupTabs({ choices, selected, onSelect, liveTab, panelId, isAcross }: GroupTabsProps) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  // The chosen one is in sight: only the row scrolls, and the page stays where it is.
  useLayoutEffect(() => {
    const box = row.current
    const tab = box?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!box || !tab) return
    const from = tab.offsetLeft
    box.scrollLeft = Math.min(from, Math.max(box.scrollLeft, from + tab.offsetWidth - box.clientWidth + 28))
  }, [selected, choices.length])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = choices.findIndex(({ name }) => name === selected)
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: choices.length - 1,
    }
    const to = steps[event.key]
    const next = to === undefined ? undefined : choices.at(to % choices.length)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next.name)
    const tabs = row.current?.querySelectorAll<HTMLElement>('[role="tab"]')
    tabs?.[choices.indexOf(next)]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus
    <div
      ref={row}
      role="tablist"
      aria-label={t`Groups of markets`}
      aria-orientation={isAcross ? 'horizontal' : 'vertical'}
      css={choiceStyle.list}
      onKeyDown={onKeyDown}
    >
      {choices.map((each) => (
        <button
          key={each.name}
          type="button"
          role="tab"
          aria-selected={each.name === selected}
          aria-controls={panelId}
          tabIndex={each.name === selected ? 0 : -1}
          onClick={() => onSelect(each.name)}
        >
          <ChoiceName of={each} liveTab={liveTab} />
          <span data-count="">{each.count}</span>
          <ChoiceState of={each} liveTab={liveTab} />
        </button>
      ))}
    </div>
  )
}

function ChoiceName({ of: { choice }, liveTab }: { of: CountedChoice; liveTab: string | null }) {
  const { t, i18n } = useLingui()
  const kindName = useKindName()
  if (choice.by === 'all')
    return <span data-words="">{t({ message: 'All', context: 'all markets of a match' })} </span>
  if (choice.by === 'kind') return <span data-words="">{kindName(choice.kind)} </span>
  const { tabName, open } = choice.tab
  return (
    <span data-words="">
      {tabName === liveTab && <span data-dot="" aria-hidden="true" />}
      <Name>{marketTabName(i18n, tabName)}</Name>
      {!open && <Icon name="lock" />}{' '}
    </span>
  )
}

/** What the signs of a choice say, after all that is written on it: what is written can then be said to press it. */
function ChoiceState({ of: { choice }, liveTab }: { of: CountedChoice; liveTab: string | null }) {
  const { t } = useLingui()
  if (choice.by !== 'part') return null
  const { tabName, open } = choice.tab
  return (
    <VisuallyHidden>
      {tabName === liveTab && t({ message: ', live', context: 'part of a match in progress' })}
      {!open && t({ message: ', closed', context: 'part of a match: no open markets' })}
    </VisuallyHidden>
  )
}
