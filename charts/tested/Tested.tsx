import { transitionWords } from '#machines/eventWords.ts'

import { type ChartModel, nameOfState } from '../model/chart.ts'
import { agoText } from './ago.ts'
import { type Painted, type Whose, whoseWords } from './paint.ts'
import { leftBy, type Report, type SourceRun, sources } from './report.ts'
import type { Asked } from './useReport.ts'

interface TestedProps {
  readonly asked: Asked
  readonly chart: ChartModel
  readonly painting: Painted | null
  /** Null while nothing is painted. */
  readonly whose: Whose | null
  readonly onChoose: (whose: Whose | null) => void
  /** The address of a state of this chart. */
  readonly hrefOf: (path: string) => string
}

const whoseTests: readonly Whose[] = ['any', ...sources]

/** What the tests reach of a chart: a switch that colours it, the numbers, and what is left, by name [CHART-04]. */
export function Tested({ asked, chart, painting, whose, onChoose, hrefOf }: TestedProps) {
  if (typeof asked === 'string')
    return (
      <section aria-label="Coverage" className="tested">
        <h2>Coverage</h2>
        <p role="status">{unpainted[asked]}</p>
      </section>
    )
  return (
    <section aria-label="Coverage" className="tested">
      <label>
        <span>Coverage</span>
        <select
          value={whose ?? ''}
          onChange={({ target }) => onChoose(whoseTests.find((one) => one === target.value) ?? null)}
        >
          <option value="">not painted</option>
          {whoseTests.map((one) => (
            <option key={one} value={one} disabled={one !== 'any' && asked.sources[one] === undefined}>
              {`by ${whoseWords[one]}`}
            </option>
          ))}
        </select>
      </label>
      {whose !== null && painting === null && (
        <p role="status">{`The tests did not know ${chart.name} when they ran.`}</p>
      )}
      {whose !== null && painting !== null && (
        <Numbers chart={chart} painting={painting} whose={whose} hrefOf={hrefOf} />
      )}
      {whose !== null && <Runs report={asked} />}
    </section>
  )
}

const unpainted = {
  asking: 'Asking what tests come to …',
  unreadable: 'What tests came to cannot be read: run them again.',
}

interface NumbersProps extends Pick<TestedProps, 'chart' | 'hrefOf'> {
  readonly painting: Painted
  readonly whose: Whose
}

function Numbers({ chart, painting, whose, hrefOf }: NumbersProps) {
  const { coverage } = painting
  const left = {
    states: leftBy(coverage.states, whose).map(painting.pathOf),
    transitions: chart.transitions.filter(
      ({ name }) => painting.isTaken({ transition: name }, whose) === false,
    ),
    answers: leftBy(coverage.answers, whose),
  }
  const count = left.states.length + left.transitions.length + left.answers.length
  return (
    <>
      <dl aria-label={`Coverage of ${chart.name} by ${whoseWords[whose]}`}>
        {(['states', 'transitions', 'answers'] as const).map((kind) => {
          const all = coverage[kind].length
          const missing = left[kind].length
          return (
            <div key={kind}>
              <dt>{kind === 'answers' ? 'answers of guards' : kind}</dt>
              <dd className={missing > 0 ? 'missing' : undefined}>{`${all - missing} of ${all}`}</dd>
            </div>
          )
        })}
      </dl>
      {count > 0 && (
        <>
          <p className="legend">
            <span className="swatch untaken" aria-hidden="true" /> hatched: not taken
            <br />
            <span className="swatch half" aria-hidden="true" /> dashed: a guard with one answer
          </p>
          <details>
            <summary>{`${count} left, by name`}</summary>
            <ul aria-label="Left">
              {left.states.map((path) => (
                <li key={`state ${path}`}>
                  <a href={hrefOf(path)}>{nameOfState(chart, path)}</a> <small>state</small>
                </li>
              ))}
              {left.transitions.map(({ name, source }) => (
                <li key={name}>
                  <a href={hrefOf(source)}>{transitionWords(name).replaceAll(`${chart.name}.`, '')}</a>
                </li>
              ))}
              {left.answers.map((answer) => (
                <li key={answer}>
                  {answer} <small>guard</small>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </>
  )
}

function Runs({ report }: { readonly report: Report }) {
  return (
    <ul aria-label="When the tests ran" className="runs">
      {report.isSummary && (
        <li>
          <small>
            As committed: no tests have run here yet. npm test and npm run test:model show today’s.
          </small>
        </li>
      )}
      {sources.map((source) => (
        <li key={source}>
          <small>{`${whoseWords[source]}: ${runText(report.sources[source])}`}</small>
        </li>
      ))}
    </ul>
  )
}

function runText(run: SourceRun | undefined): string {
  if (run === undefined) return 'not run yet'
  const files = run.isWhole ? '' : `, ${run.files} ${run.files === 1 ? 'file' : 'files'} of them`
  return `${agoText(Date.now() - Date.parse(run.at))}${files}`
}
