import { useEffect, useMemo, useRef, useState } from 'react'

import { find, meant, namesIn } from '../model/find.ts'
import { hashOf } from './address.ts'
import { shownCharts } from './charts.ts'

const most = 40

/** Search over all machines: everything that has a name, requirements, screens and descriptions. `/` leads here. */
export function Search() {
  const [asked, setAsked] = useState('')
  const names = useMemo(() => namesIn([...shownCharts.values()].map(({ chart }) => chart)), [])
  const found = find(names, asked)
  const other = found.length === 0 ? meant(names, asked) : null
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <search>
      <label>
        <span>Search all machines</span>
        <input
          ref={field}
          type="search"
          aria-keyshortcuts="/"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          placeholder="State, event, requirement, words"
        />
      </label>
      {asked.trim() !== '' && (
        <>
          <p role="status">
            {found.length === 0
              ? 'Nothing has these words.'
              : `${found.length} found${found.length > most ? `, the first ${most} shown` : ''}`}
          </p>
          {other !== null && (
            <p>
              {'Did you mean '}
              <button type="button" className="plain" onClick={() => setAsked(other)}>
                {other}
              </button>
              {'?'}
            </p>
          )}
          <ul aria-label="Found">
            {found.slice(0, most).map(({ machine, kind, name, state }) => (
              <li key={[machine, kind, name, state].join(' ')}>
                <a href={hashOf({ machine, state })}>
                  {name}{' '}
                  <small>{`${kind} of ${machine}${kind === 'state' || state === '' ? '' : `, ${state}`}`}</small>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  )
}
