import type { ReactNode } from 'react'

import { type ChartModel, type ChartTransition, nameOfState, stateAt } from '../model/chart.ts'
import { moodWords } from '../model/mood.ts'
import {
  causeText,
  conditionText,
  effectText,
  effectsOf,
  orderText,
  targetText,
  wordOf,
} from '../model/phrases.ts'
import { waysInto, whatCanHappen } from '../model/whatCanHappen.ts'
import type { Words } from '../model/words.ts'

interface StatePanelProps {
  readonly chart: ChartModel
  readonly words: Words
  readonly path: string
  /** The tests that reach the state, or take a transition of it. */
  readonly testsOf: (what: { readonly state: string } | ChartTransition) => ReactNode
  /** The address of a state of this chart. */
  readonly hrefOf: (path: string) => string
  readonly onClose: () => void
}

/** What a state is and what can happen in it: what it handles, the guards in the way, where it leads, what it does. */
export function StatePanel({ chart, words, path, testsOf, hrefOf, onClose }: StatePanelProps) {
  const state = stateAt(chart, path)
  const facts = [
    ['Is', state.mood === null ? [] : [moodWords[state.mood]]],
    ['Tags', state.tags],
    ['On entry', state.entry.map((action) => withEffects(action, words))],
    ['On exit', state.exit.map((action) => withEffects(action, words))],
    [
      'Runs meanwhile',
      state.invokes.map(({ id, machine }) => (machine === null ? id : `${id}, the machine ${machine}`)),
    ],
    ['Shown by', state.shownBy],
  ] as const
  return (
    <aside aria-labelledby="what-can-happen">
      <button type="button" className="plain close" onClick={onClose}>
        Close
      </button>
      <h2 id="what-can-happen">What can happen in {nameOfState(chart, path)}</h2>
      {state.description !== null && <p>{state.description}</p>}
      <dl>
        {facts
          .filter(([, values]) => values.length > 0)
          .map(([name, values]) => (
            <div key={name}>
              <dt>{name}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
      </dl>
      {testsOf({ state: path })}
      {whatCanHappen(chart, path).map((say) => (
        <section
          key={say.state}
          aria-label={say.state === path ? 'Here' : `In all of ${nameOfState(chart, say.state)}`}
        >
          <h3>{say.state === path ? 'Here' : `In all of ${nameOfState(chart, say.state)}`}</h3>
          <ul>
            {say.transitions.map((transition) => (
              <Happening
                key={transition.name}
                chart={chart}
                words={words}
                transition={transition}
                hrefOf={hrefOf}
              >
                {testsOf(transition)}
              </Happening>
            ))}
          </ul>
        </section>
      ))}
      <WaysInto chart={chart} words={words} path={path} hrefOf={hrefOf} />
    </aside>
  )
}

interface HappeningProps extends Pick<StatePanelProps, 'chart' | 'words' | 'hrefOf'> {
  readonly transition: ChartTransition
  readonly children: ReactNode
}

function Happening({ chart, words, transition, hrefOf, children }: HappeningProps) {
  const { cause, guard, index, targets, actions } = transition
  return (
    <li>
      <strong className="cause">{`${orderText(transition)} ${causeText(cause, words)}`.trim()}</strong>
      {index > 0 && guard === null && <small> otherwise</small>}
      {guard !== null && <Guard name={guard} words={words} />}
      <p>
        {targets.length === 0 && targetText(transition)}
        {targets.map((target) => (
          <a key={target} href={hrefOf(target)}>
            {`→ ${nameOfState(chart, target)}`}
          </a>
        ))}
      </p>
      {actions.map((action) => (
        <p key={action} className="done">
          {withEffects(action, words)}
        </p>
      ))}
      {children}
    </li>
  )
}

/** A guard, and below it what it is made of, down to parts that are not sentences any more. */
function Guard({
  name,
  words,
  isPart = false,
}: {
  readonly name: string
  readonly words: Words
  readonly isPart?: boolean
}) {
  const sentence = words.guards[wordOf(name)]
  const parts = Object.keys(words.guards).filter(
    (guard) => guard !== wordOf(name) && sentence?.split(/[\s()]+/).includes(guard),
  )
  if (isPart && sentence === undefined) return null
  return (
    <div className="guard-of">
      <span className="if">{isPart ? name : `if ${name}`}</span>
      {sentence !== undefined && <span>{` is: ${sentence}`}</span>}
      {parts.map((part) => (
        <Guard key={part} name={part} words={words} isPart />
      ))}
    </div>
  )
}

function WaysInto({
  chart,
  words,
  path,
  hrefOf,
}: Pick<StatePanelProps, 'chart' | 'words' | 'path' | 'hrefOf'>) {
  const ways = waysInto(chart, path)
  if (ways.length === 0) return null
  return (
    <section aria-label="What leads here">
      <h3>What leads here</h3>
      <ul>
        {ways.map((way) => (
          <li key={way.name}>
            <a href={hrefOf(way.source)}>{nameOfState(chart, way.source)}</a>
            {`: ${causeText(way.cause, words)} ${conditionText(way) ?? ''}`.trimEnd()}
          </li>
        ))}
      </ul>
    </section>
  )
}

function withEffects(action: string, words: Words): string {
  const effects = effectsOf(action, words).map(effectText)
  return effects.length === 0 ? action : `${action}: ${effects.join(', ')}`
}
