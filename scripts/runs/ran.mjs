// What the reports of Vitest and of Playwright say of each test, in one form.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { root } from '../setup.mjs'

/**
 * @typedef {object} Ran a test that has run, or a file of them that could not be read
 * @property {string} file from the root of the repository
 * @property {string} project of Playwright's; '' of Vitest's
 * @property {string} name
 * @property {string[]} [path] of Playwright's: the titles of what it is in, and its own
 * @property {boolean} isGreen
 * @property {string} [why] of one that failed: the beginning of what it said
 * @property {number} ms
 */

/** @param {string} file @returns {any} what it says, or nothing where the run broke off before it was written */
export function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {string} report the file that Vitest's JSON reporter wrote @returns {Ran[]} */
export function ranInVitest(report) {
  const { testResults = [] } = readJson(report) ?? {}
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path)
    if (status === 'failed' && assertionResults.length === 0)
      return [
        { file, project: '', name: 'could not be read', isGreen: false, why: beginningOf(message), ms: 0 },
      ]
    return assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        file,
        project: '',
        name: test.fullName,
        isGreen: test.status === 'passed',
        why: beginningOf(test.failureMessages?.[0]),
        ms: test.duration ?? 0,
      }))
  })
}

/** @param {string} report the file that Playwright's JSON reporter wrote @returns {Ran[]} */
export function ranInBrowser(report) {
  const { suites = [] } = readJson(report) ?? {}
  return suites.flatMap((spec) => testsIn([spec], []))
}

/** @param {string[]} path the titles of what they are in, below the file */
function testsIn(suites, path) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests, file, title }) =>
      tests.map(({ projectName, status, results }) => ({
        file: `tests/${file}`,
        project: projectName,
        name: title,
        path: [...path, title],
        // A skipped test shows nothing: it counts as one that failed.
        isGreen: status === 'expected' || status === 'flaky',
        why: whyOf(results),
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...inner.flatMap((suite) => testsIn([suite], [...path, suite.title])),
  ])
}

/** What a failed test of the browser said, and what its pages did (`tests/harness/onFailure.ts`). */
function whyOf(results) {
  const why = beginningOf(results.flatMap(({ errors = [] }) => errors)[0]?.message)
  const words = results
    .flatMap(({ attachments = [] }) => attachments)
    .filter(({ name, body }) => name === 'words' && body)
    .map(({ body }) => `The page: ${Buffer.from(body, 'base64').toString()}`)
  return why === undefined ? undefined : [why, ...words].join('\n')
}

/** Lines of what a failure says that are told again at the end of a run. */
const linesOfFailure = 12

/**
 * The first lines of an error, without colours and without where it was thrown.
 * @param {string | undefined} message @returns {string | undefined}
 */
export function beginningOf(message) {
  if (message === undefined) return undefined
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return lines.slice(0, linesOfFailure).join('\n')
}

/**
 * Sums, and what failed: by name, and below it the beginning of what it said.
 * @param {readonly Ran[]} ran @returns {{ passed: number, failed: number, names: string[] }}
 */
export function sumsOf(ran) {
  const red = ran.filter(({ isGreen }) => !isGreen)
  return {
    passed: ran.length - red.length,
    failed: red.length,
    names: red.map(({ file, name, why = '' }) =>
      [
        `${file}: ${name}`,
        ...why
          .split('\n')
          .filter(Boolean)
          .map((line) => `      ${line}`),
      ].join('\n'),
    ),
  }
}
