import { timeWords, titleOf, whoOf } from '#recording/timeline/describe.ts'

import type { Session, SessionDesk } from './useSession.ts'

interface TimeControlsProps {
  readonly desk: SessionDesk
  readonly session: Session
  /** Which entries the log shows: a step goes from one of them to the next. */
  readonly places: readonly number[]
  readonly onGo: (place: number) => void
}

/** The charts' place on the timeline, and ways to move along it. All of them keep the chart. */
export function TimeControls({ desk, session, places, onGo }: TimeControlsProps) {
  const { moment, isFollowing } = desk
  const { entries } = session.timeline
  const entry = entries[moment]
  const before = places.findLast((place) => place < moment)
  const after = places.find((place) => place > moment)
  const said = entry === undefined ? '' : `${whoOf(entry)} ${titleOf(entry)}`
  return (
    <div className="time" role="group" aria-label="Time">
      {session.isLive && (
        <button type="button" className="plain live" aria-pressed={isFollowing} onClick={desk.goLive}>
          <span className="dot" aria-hidden="true" />
          Live
        </button>
      )}
      <button
        type="button"
        className="plain"
        disabled={before === undefined}
        onClick={() => before !== undefined && onGo(before)}
      >
        ← Back
      </button>
      <button
        type="button"
        className="plain"
        disabled={after === undefined}
        onClick={() => after !== undefined && onGo(after)}
      >
        On →
      </button>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={entry === undefined ? 'Nothing yet' : `${timeWords(entry.at)}, ${said}`}
        min={0}
        max={Math.max(0, entries.length - 1)}
        value={Math.max(0, moment)}
        disabled={entries.length === 0}
        onChange={(event) => desk.goTo(Number(event.target.value))}
      />
      <p>
        <time>{entry === undefined ? '' : timeWords(entry.at)}</time>
        {` ${isFollowing && session.isLive ? 'now' : `entry ${moment + 1} of ${entries.length}`}`}
      </p>
    </div>
  )
}
