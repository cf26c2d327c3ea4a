import type { ChartTransition } from '../model/chart.ts'
import { type Painted, type Thing, type Whose, whoseWords } from './paint.ts'

interface TestsOfProps {
  readonly painting: Painted
  /** A transition with its guard, whose answers are listed too. */
  readonly what: Thing | ChartTransition
  /** Whose tests are coloured; if none are, all are named. */
  readonly whose: Whose | null
}

/** The tests that reach a state, or take a transition, by file and title; and what no test does. */
export function TestsOf({ painting, what, whose }: TestsOfProps) {
  const thing: Thing = 'state' in what ? what : { transition: 'name' in what ? what.name : what.transition }
  const looked = whose ?? 'any'
  const isTaken = painting.isTaken(thing, looked)
  if (isTaken === null) return null
  const verb = 'state' in thing ? 'come to' : 'taken'
  if (!isTaken) return <p className="missing">{`Not ${verb} by ${whoseWords[looked]}`}</p>
  const unanswered = 'guard' in what ? painting.unanswered(what, looked) : []
  const by = painting.testsOf(thing).filter(({ source }) => looked === 'any' || source === looked)
  return (
    <>
      {unanswered.map((answer) => (
        <p key={answer} className="missing">{`Never ${answer} by ${whoseWords[looked]}`}</p>
      ))}
      <details className="tests">
        <summary>{`${'state' in thing ? 'Come to' : 'Walked'} by ${by.map(({ source }) => whoseWords[source]).join(', ')}`}</summary>
        {by.map(({ source, tests }) => (
          <ul key={source} aria-label={`${whoseWords[source]} that walk it`}>
            {tests.map(({ file, title }) => (
              <li key={`${file} ${title}`}>
                <code>{file}</code> {title}
              </li>
            ))}
            {tests.length === 0 && <li>{`${whoseWords[source]}, outside of any test`}</li>}
          </ul>
        ))}
      </details>
    </>
  )
}
