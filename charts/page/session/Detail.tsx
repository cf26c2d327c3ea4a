import type { Entry } from '#recording/entries.ts'
import { payloadOf, timeWords, titleOf, whoOf } from '#recording/timeline/describe.ts'
import { type ActorThen, stateWords } from '#recording/timeline/timeline.ts'

import { transitionTitle } from '../../drawing/titles.ts'
import type { ChartModel } from '../../model/chart.ts'

interface DetailProps {
  readonly entry: Entry | null
  readonly actor: ActorThen | null
  /** The chart of the entry's actor; null if that is not a machine of ours. */
  readonly chart: ChartModel | null
}

/** What is known about the selected entry, and about the chosen actor at that moment. */
export function Detail({ entry, actor, chart }: DetailProps) {
  const payload = entry === null ? null : payloadOf(entry)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
    <section className="detail" aria-label="What is looked at" tabIndex={0}>
      {entry === null ? (
        <p className="empty">Nothing has happened yet.</p>
      ) : (
        <>
          <h3>{titleOf(entry)}</h3>
          <dl>
            <Fact name="When" values={[timeWords(entry.at)]} />
            <Fact name="Of" values={[whoOf(entry)]} />
            {entry.kind === 'step' && <Fact name="From" values={[entry.from ?? 'outside']} />}
            {entry.kind === 'step' && <Fact name="Took" values={tookWords(entry.transitions, chart)} />}
            {entry.kind === 'step' && entry.value !== null && (
              <Fact name="Is in" values={[stateWords(entry.value)]} />
            )}
          </dl>
          {payload !== null && <pre>{JSON.stringify(payload, null, 1)}</pre>}
        </>
      )}
      {actor !== null && (
        <>
          <h3>{`${actor.path} then`}</h3>
          <dl>
            <Fact
              name="State"
              values={[actor.status === 'running' ? stateWords(actor.value) : actor.status]}
            />
          </dl>
          {actor.context !== null && (
            <details>
              <summary>Context, as far as it is told</summary>
              <pre>{JSON.stringify(actor.context, null, 1)}</pre>
            </details>
          )}
        </>
      )}
    </section>
  )
}

function tookWords(transitions: readonly string[], chart: ChartModel | null): readonly string[] {
  if (transitions.length === 0) return ['no transition']
  const words = transitions.map((name) => {
    const found = chart?.transitions.find((transition) => transition.name === name)
    return chart === null || found === undefined ? name : transitionTitle(chart, found)
  })
  // Two steps of one entry may have the same words.
  return [...new Set(words)]
}

function Fact({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {values.map((value) => (
        <dd key={value}>{value}</dd>
      ))}
    </div>
  )
}
