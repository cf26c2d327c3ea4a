import { useMemo, useState } from 'react'

import type { ActorPath } from '#recording/entries.ts'
import { type ActorThen, stateWords } from '#recording/timeline/timeline.ts'

import type { Session, SessionDesk } from './useSession.ts'
import { WindowedList } from './WindowedList.tsx'

interface ActorsProps {
  readonly desk: SessionDesk
  readonly session: Session
  readonly chosen: ActorPath | null
  readonly onChoose: (path: ActorPath) => void
}

const endings = { running: '', done: 'done', error: 'failed', stopped: 'stopped' }

/** Every actor that existed at the moment, with its states; ended ones are grey. */
export function Actors({ desk: { moment, version }, session, chosen, onChoose }: ActorsProps) {
  const [machinesOnly, setMachinesOnly] = useState(true)
  const { timeline } = session
  const actors = useMemo(
    () =>
      timeline
        .actorsAt(moment)
        .filter(({ machine }) => machine !== null || !machinesOnly)
        .toSorted(byRank),
    // oxlint-disable-next-line react/exhaustive-deps -- the timeline grows in place; `version` says when
    [timeline, moment, version, machinesOnly],
  )
  return (
    <section className="actors" aria-label="Actors">
      <div className="filters">
        <label className="check">
          <input
            type="checkbox"
            checked={machinesOnly}
            onChange={(event) => setMachinesOnly(event.target.checked)}
          />
          <span>Machines only</span>
        </label>
        <output>{actors.length === 1 ? '1 actor' : `${actors.length} actors`}</output>
      </div>
      <WindowedList
        label="Actors"
        count={actors.length}
        chosen={actors.findIndex(({ path }) => path === chosen)}
        onChoose={(row) => {
          const actor = actors[row]
          if (actor !== undefined) onChoose(actor.path)
        }}
        empty="No actor has begun."
        row={(row) => {
          const actor = actors[row]
          if (actor === undefined) return { key: String(row), content: null }
          const { path, machine, status, value } = actor
          const state = status === 'running' ? stateWords(value) : endings[status]
          return {
            key: path,
            look: status === 'running' ? '' : 'ended',
            content: (
              <>
                <span className="who" title={path}>
                  {path}
                </span>
                {machine !== null && path.split('/').at(-1) !== machine && <small>{machine}</small>}
                <span className="to" title={state}>
                  {state}
                </span>
              </>
            ),
          }
        }}
      />
    </section>
  )
}

/** Running actors come first, machines before others. */
function byRank(one: ActorThen, other: ActorThen): number {
  return rank(one) - rank(other)
}

function rank({ status, machine }: ActorThen): number {
  return (status === 'running' ? 0 : 2) + (machine === null ? 1 : 0)
}
