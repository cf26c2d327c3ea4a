import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

interface WindowedListProps {
  /** For screen readers. */
  readonly label: string
  readonly count: number
  /** The position of the chosen row; -1 for none. */
  readonly chosen: number
  readonly onChoose: (row: number) => void
  readonly row: (row: number) => { readonly key: string; readonly look?: string; readonly content: ReactNode }
  readonly empty: string
}

const rowHeight = 28
/** Rows kept above and below the visible ones. */
const beyond = 8

/** A list that only renders what is visible: it may have tens of thousands of rows. The arrow keys choose. */
export function WindowedList({ label, count, chosen, onChoose, row, empty }: WindowedListProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(300)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const seen = new ResizeObserver(() => setHeight(element.clientHeight))
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  // Keeps the chosen row in view.
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || chosen < 0) return
    const [above, below] = [chosen * rowHeight, (chosen + 1) * rowHeight]
    if (above < element.scrollTop) element.scrollTop = above
    else if (below > element.scrollTop + element.clientHeight)
      element.scrollTop = below - element.clientHeight
  }, [chosen, count])

  const page = Math.max(1, Math.floor(height / rowHeight) - 1)
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: chosen + 1,
    ArrowUp: chosen < 0 ? count - 1 : chosen - 1,
    PageDown: chosen + page,
    PageUp: chosen - page,
    Home: 0,
    End: count - 1,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const goal = goals[event.key]
    if (goal === undefined || count === 0) return
    event.preventDefault()
    onChoose(Math.min(count - 1, Math.max(0, goal)))
  }

  const first = Math.max(0, Math.floor(top / rowHeight) - beyond)
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + beyond)
  const isChosenThere = chosen >= first && chosen < last
  return (
    <div
      ref={box}
      className="rows"
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={isChosenThere ? `${id}-${chosen}` : undefined}
      onKeyDown={onKeyDown}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      {count === 0 && <p className="empty">{empty}</p>}
      <div role="presentation" style={{ height: count * rowHeight, position: 'relative' }}>
        {Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset).map((place) => {
          const { key, look = '', content } = row(place)
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list handles the keys: its rows are not tab stops
            <div
              key={key}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === chosen}
              aria-setsize={count}
              aria-posinset={place + 1}
              className={`row-of ${look}`.trim()}
              style={{ top: place * rowHeight, height: rowHeight }}
              onClick={() => onChoose(place)}
            >
              {content}
            </div>
          )
        })}
      </div>
    </div>
  )
}
