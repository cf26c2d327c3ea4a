import { hashOf } from './address.ts'
import { shownCharts } from './charts.ts'

/** What the address calls the map of the machines. */
export const mapName = 'machines'

/** The machines, one link each, below the map of all of them. */
export function Machines({ current }: { readonly current: string }) {
  return (
    <nav aria-label="Machines">
      <ul>
        <li>
          <a
            href={hashOf({ machine: mapName, state: null })}
            aria-current={current === mapName ? 'page' : undefined}
          >
            Map of machines
          </a>
        </li>
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
