import { useMemo, useState } from 'react'

import { find, namesIn } from '../model/find.ts'
import { hashOf } from './address.ts'
import { shownCharts } from './charts.ts'

const most = 40

/** Search over the states, events, guards, actions, actors, tags and delays of all machines. */
export function Search() {
  const [asked, setAsked] = useState('')
  const names = useMemo(() => namesIn([...shownCharts.values()].map(({ chart }) => chart)), [])
  const found = find(names, asked)
  return (
    <search>
      <label>
        <span>Search all machines</span>
        <input
          type="search"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          placeholder="State, event, guard, action"
        />
      </label>
      {asked.trim() !== '' && (
        <>
          <p role="status">
            {found.length === 0
              ? 'Nothing has such a name.'
              : `${found.length} found${found.length > most ? `, the first ${most} shown` : ''}`}
          </p>
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
