import type { Play } from '../../simulate/simulation.ts'
import { testOf } from '../../simulate/testOf.ts'
import { saveAs } from '../saveAs.ts'
import { Copy } from './Copy.tsx'
import type { Simulation } from './useSimulation.ts'

interface SimulationPanelProps {
  readonly machine: string
  readonly play: Play
  readonly simulation: Simulation
  readonly onPlay: (play: Play | null) => void
}

/** A machine to play with, below its chart: what can happen now, what has happened, and its guards as switches [CHART-02]. */
export function SimulationPanel({
  machine,
  play,
  simulation: { models, moment },
  onPlay,
}: SimulationPanelProps) {
  const goBackTo = (count: number): void => onPlay({ ...play, steps: play.steps.slice(0, count) })
  return (
    <section className="session simulation" aria-label="Simulation">
      <div className="time">
        <label>
          {'From '}
          <select
            value={moment === null ? '' : play.model}
            onChange={({ target }) => onPlay({ model: target.value, steps: [], answers: {} })}
          >
            {moment === null && <option value="">Choose where it begins</option>}
            {models.map((model) => (
              <option key={model}>{model}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="plain"
          disabled={play.steps.length === 0}
          onClick={() => goBackTo(play.steps.length - 1)}
        >
          Back
        </button>
        <button
          type="button"
          className="plain"
          disabled={play.steps.length === 0}
          onClick={() => goBackTo(0)}
        >
          Start again
        </button>
        <Copy text={() => window.location.href}>Copy link</Copy>
        {moment !== null && (
          <button
            type="button"
            className="plain"
            disabled={moment.played.length === 0}
            onClick={() => saveAs(`${machine}.played.test.ts`, testOf(machine, play, moment))}
          >
            Save as test
          </button>
        )}
        <button type="button" className="plain end" onClick={() => onPlay(null)}>
          End simulation
        </button>
      </div>
      {moment === null ? (
        <p role="alert" className="unknown">{`${machine} has no model "${play.model}".`}</p>
      ) : (
        <div className="columns">
          <Choices moment={moment} onStep={(step) => onPlay({ ...play, steps: [...taken(moment), step] })} />
          <Played moment={moment} onBack={goBackTo} />
          <Guards moment={moment} play={play} onPlay={onPlay} />
        </div>
      )}
    </section>
  )
}

type MomentProps = { readonly moment: NonNullable<Simulation['moment']> }

/** The steps that happened: one that could not happen, and what was to follow it, is left out. */
export function taken({ played }: MomentProps['moment']): readonly string[] {
  return played.map(({ step }) => step)
}

function Choices({
  moment: { choices, failure },
  onStep,
}: MomentProps & { readonly onStep: (step: string) => void }) {
  const leading = choices.filter(({ transitions }) => transitions.length > 0)
  const passing = choices.filter(({ transitions }) => transitions.length === 0)
  const button = ({ step }: { readonly step: string }) => (
    <li key={step}>
      <button type="button" className="plain" onClick={() => onStep(step)}>
        {step}
      </button>
    </li>
  )
  return (
    <section aria-label="What can happen now" className="scrolled">
      <h3>What can happen now</h3>
      {failure !== null && <p role="alert" className="unknown">{`The machine failed: ${failure}`}</p>}
      {choices.length === 0 && <p>Nothing more: it has ended.</p>}
      <ul>{leading.map(button)}</ul>
      {passing.length > 0 && (
        <details>
          <summary>{`${passing.length} more that it does not react to here`}</summary>
          <ul>{passing.map(button)}</ul>
        </details>
      )}
    </section>
  )
}

function Played({
  moment: { played, leaves, lost, context },
  onBack,
}: MomentProps & { readonly onBack: (count: number) => void }) {
  return (
    <section aria-label="What has happened" className="scrolled">
      <h3>What has happened</h3>
      <ol>
        {played.map(({ step, leaves: after, told, transitions }, at) => (
          // Each step has its place: the same may happen again.
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={at}>
            <button
              type="button"
              className="plain"
              aria-label={`Go back to ${at + 1}: ${step}`}
              onClick={() => onBack(at + 1)}
            >
              {step}
            </button>
            {` → ${transitions.length === 0 ? 'nothing' : after.join(', ')}`}
            {told.length > 0 && <small>{` tells its parent ${told.join(', ')}`}</small>}
          </li>
        ))}
      </ol>
      {lost !== null && (
        <p
          role="alert"
          className="unknown"
        >{`"${lost}" cannot happen here: it and what followed are left out.`}</p>
      )}
      <p role="status">{`Now in ${leaves.join(', ')}`}</p>
      <details>
        <summary>Its context</summary>
        <pre>{JSON.stringify(context, null, 2)}</pre>
      </details>
    </section>
  )
}

const answers = { 'as it is': null, yes: true, no: false } as const

function Guards({
  moment: { guards },
  play,
  onPlay,
}: MomentProps & Pick<SimulationPanelProps, 'play' | 'onPlay'>) {
  const choose = (guard: string, answer: boolean | null): void => {
    const { [guard]: _, ...others } = play.answers
    onPlay({ ...play, answers: answer === null ? others : { ...others, [guard]: answer } })
  }
  return (
    <section aria-label="Guards" className="scrolled">
      <h3>Guards</h3>
      {guards.length === 0 && <p>It has none.</p>}
      {guards.map((guard) => (
        <label key={guard}>
          <span>{guard}</span>
          <select
            value={
              Object.entries(answers).find(([, answer]) => answer === (play.answers[guard] ?? null))?.[0]
            }
            onChange={({ target }) => {
              for (const [word, answer] of Object.entries(answers))
                if (word === target.value) choose(guard, answer)
            }}
          >
            {Object.keys(answers).map((word) => (
              <option key={word}>{word}</option>
            ))}
          </select>
        </label>
      ))}
    </section>
  )
}
