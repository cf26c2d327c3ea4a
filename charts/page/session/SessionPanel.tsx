import { useMemo, useState } from 'react'

import type { ActorPath } from '#recording/entries.ts'
import { whoOf } from '#recording/timeline/describe.ts'
import { type LogFilter, noFilter, placesOf } from '#recording/timeline/filter.ts'
import type { ActorThen } from '#recording/timeline/timeline.ts'

import { shownCharts } from '../charts.ts'
import { Actors } from './Actors.tsx'
import { Detail } from './Detail.tsx'
import { Filters } from './Filters.tsx'
import { Log } from './Log.tsx'
import { Sequence } from './Sequence.tsx'
import { TimeControls } from './TimeControls.tsx'
import type { Session, SessionDesk } from './useSession.ts'

interface SessionPanelProps {
  readonly desk: SessionDesk
  readonly session: Session
  /** The machine whose chart is shown. */
  readonly machine: string
  /** The actor that is shown on it, as it was then. */
  readonly actor: ActorThen | null
  /** An actor is chosen, with its machine if it is one. */
  readonly onActor: (path: ActorPath, machine: string | null) => void
}

/** A session below its charts: the actors, what has happened, and the part that is looked at. */
export function SessionPanel({ desk, session, machine, actor, onActor }: SessionPanelProps) {
  const [filter, setFilter] = useState<LogFilter>(noFilter)
  const [isSequence, setIsSequence] = useState(false)
  const { timeline } = session
  const { moment, version } = desk
  const places = useMemo(
    () => placesOf(timeline.entries, filter),
    // oxlint-disable-next-line react/exhaustive-deps -- the timeline grows in place; `version` says when
    [timeline, version, filter],
  )
  const whos = useMemo(
    () => [...new Set(timeline.entries.map(whoOf))],
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [timeline, version],
  )
  const chooseActor = (path: ActorPath, at: number): void =>
    onActor(path, timeline.actorAt(path, at)?.machine ?? null)
  const goTo = (place: number): void => {
    desk.goTo(place)
    const entry = timeline.entries[place]
    if (entry === undefined || !('actor' in entry)) return
    // The chart stays with its machine where that is in the session; what another does is a note on it (`Elsewhere`).
    const of = timeline.actorAt(entry.actor, place)?.machine ?? null
    const isThere = timeline.actorsAt(timeline.entries.length - 1).some((one) => one.machine === machine)
    if (of === machine || !isThere) onActor(entry.actor, of)
  }
  const Shown = isSequence ? Sequence : Log
  const entry = timeline.entries[moment] ?? null
  const of =
    entry !== null && 'actor' in entry ? (timeline.actorAt(entry.actor, moment)?.machine ?? null) : null
  return (
    <section className="session" aria-label={session.isLive ? 'Running client' : 'Recorded session'}>
      <TimeControls desk={desk} session={session} places={places} onGo={goTo} />
      <div className={isSequence ? 'columns wide' : 'columns'}>
        <Actors
          desk={desk}
          session={session}
          chosen={actor?.path ?? null}
          onChoose={(path) => chooseActor(path, moment)}
        />
        <section className="log" aria-label="Log">
          <Filters
            filter={filter}
            whos={whos}
            onChange={setFilter}
            found={places.length}
            isSequence={isSequence}
            onSequence={setIsSequence}
          />
          <Shown timeline={timeline} places={places} moment={moment} onChoose={goTo} />
        </section>
        <Detail entry={entry} actor={actor} chart={shownCharts.get(of ?? '')?.chart ?? null} />
      </div>
    </section>
  )
}
