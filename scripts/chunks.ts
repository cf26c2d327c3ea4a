import type { Plugin } from 'vite'

/**
 * The scripts of the first view, in the order in which they run: `start` (the launch call, and with it the schemas'
 * library), `machinery` and `client` (the client without screens: machines, calls, channels), `vendor` and `app` (React,
 * and the screens). What others wrote is apart, for it only changes with its version. A group takes with it what its
 * modules import, but for what a group of higher priority has taken.
 */
export const chunkGroups = [
  {
    name: 'machinery',
    test: /node_modules\/(?:xstate|@tanstack\/(?:query-core|store)|openapi-fetch)\/|node_modules\/@tanstack\/react-query\/build\/modern\/(?:infiniteQ|q)ueryOptions\.js/,
    priority: 5,
  },
  // Calendar arithmetic, exact decimals, what plays streams and what signs calls come with what needs them; the launch link is read by a schema, first of all.
  {
    name: 'vendor',
    test: /node_modules\/(?!(?:dayjs|big\.js|hls\.js|valibot|otpauth|@noble\/hashes)\/)/,
    priority: 4,
  },
  { name: 'start', test: /src\/start\.ts$/, priority: 3 },
  { name: 'client', test: /src\/begin\.ts$/, priority: 2 },
  { name: 'app', test: /src\/main\.tsx$/, priority: 1 },
  // What comes after the first list: the slip with its machines, history, menu and keys.
  {
    name: 'later',
    test: /src\/(?:client\/(?:actors\/slipActors|favourites)|screens\/errors\/EndedScreen|features\/eventLists\/FavouriteCount|features\/betSlip\/slipContents|features\/history\/(?:History|PendingCount)|shell\/(?:Menu|Notices)|shell\/keys\/KeyHelp|shell\/bets\/BetsSheet)\.tsx?$/,
    priority: 0,
  },
]

/** Scripts that run before React's are there, so that calls leave meanwhile: they import nothing but each other. */
const early = /^assets\/(?:start|machinery|client|rolldown-runtime)-/

/** @throws where a script that runs early would wait for one that comes later */
export function checkEarly(
  chunks: Iterable<{ readonly fileName: string; readonly imports: readonly string[] }>,
): void {
  for (const { fileName, imports } of chunks) {
    const late = early.test(fileName) ? imports.find((name) => !early.test(name)) : undefined
    if (late !== undefined) throw new Error(`${fileName} waits for ${late}`)
  }
}

/** A step of the client's build, which fails where a script that runs early waits for a later one. */
export function keepEarly(): Plugin {
  return {
    name: 'slipway:keep-early',
    apply: 'build',
    generateBundle(_, bundle) {
      checkEarly(Object.values(bundle).filter((output) => output.type === 'chunk'))
    },
  }
}
