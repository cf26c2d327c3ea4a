// Which browser tests npm test tries: where money moves a third of each spec, of any other area an eighth.
import { shuffled } from './shuffled.mjs'

/** The very files that partners serve, in seconds. */
const triedWhole = 'tests/deployment/'
/** Where bets are made and lost answers found. */
const ofMoney = ['tests/e2e/slip/', 'tests/faults/']
/** Of such a spec one test in so many. */
const oneInOfMoney = 3
/** Of all the specs of any other area. */
const oneInOfOthers = 8

/** Whether npm test tries only some tests of a spec: `npm run test:deep` tries them all. @param {string} file */
export function isSampled(file) {
  return !file.startsWith(triedWhole)
}

/** @param {string} file */
function isOfMoney(file) {
  return ofMoney.some((folder) => file.startsWith(folder))
}

/** What a sample is drawn from, of which at least one test is tried: a spec, or an area. @param {string} file */
function stratumOf(file) {
  return isOfMoney(file) ? file : file.split('/').slice(0, 3).join('/')
}

/**
 * The tests that npm test tries, in their order: others with another seed.
 * @template {{ file: string }} Test @param {readonly Test[]} tests @param {number} seed @returns {Test[]}
 */
export function chosenOf(tests, seed) {
  const sampled = tests.filter(({ file }) => isSampled(file))
  const strata = [...new Set(sampled.map(({ file }) => stratumOf(file)))]
  const chosen = new Set(
    strata.flatMap((stratum, at) => {
      const all = sampled.filter(({ file }) => stratumOf(file) === stratum)
      const oneIn = isOfMoney(stratum) ? oneInOfMoney : oneInOfOthers
      return shuffled(all, seed + at).slice(0, Math.ceil(all.length / oneIn))
    }),
  )
  return tests.filter((test) => !isSampled(test.file) || chosen.has(test))
}
