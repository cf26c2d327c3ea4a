import type { ActorPath } from '#recording/entries.ts'
import { titleOf } from '#recording/timeline/describe.ts'

import { shownCharts } from '../charts.ts'
import type { SessionDesk } from './useSession.ts'

interface ElsewhereProps {
  readonly desk: SessionDesk
  /** The machine whose chart is shown. */
  readonly machine: string
  /** The reader wants to see that actor on the chart of its machine. */
  readonly onShow: (path: ActorPath, machine: string) => void
}

/** What another machine does at the moment that is looked at, as a note on the chart, with the way to its own. */
export function Elsewhere({ desk: { session, moment }, machine, onShow }: ElsewhereProps) {
  const entry = session?.timeline.entries[moment]
  if (entry === undefined || !('actor' in entry)) return null
  const other = session?.timeline.actorAt(entry.actor, moment)?.machine ?? null
  if (other === null || other === machine || !shownCharts.has(other)) return null
  return (
    <p className="elsewhere">
      {`${entry.actor}: ${titleOf(entry)} `}
      <button type="button" className="plain" onClick={() => onShow(entry.actor, other)}>
        {`Show ${other}`}
      </button>
    </p>
  )
}
