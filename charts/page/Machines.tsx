import { hashOf } from './address.ts'
import { shownCharts } from './charts.ts'

/** The machines, one link each. */
export function Machines({ current }: { readonly current: string }) {
  return (
    <nav aria-label="Machines">
      <ul>
        {[...shownCharts].map(([name, { chart }]) => (
          <li key={name}>
            <a
              href={hashOf({ machine: name, state: null })}
              aria-current={name === current ? 'page' : undefined}
            >
              {name} <small>{chart.states.length - 1} states</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
