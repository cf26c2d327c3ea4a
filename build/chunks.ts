import type { Plugin } from 'vite'

/**
 * The scripts of the first view, in the order in which they run: `start` (the launch call, and with it the schemas'
 * library), `machinery` and `client` (the client without screens: machines, calls, channels), `vendor` and `app` (React,
 * and the screens). Code that others wrote is kept apart, because it only changes with its version. A group takes with it
 * what its modules import, except for what a group of higher priority has taken.
 */
export const chunkGroups = [
  {
    name: 'machinery',
    test: /node_modules\/(?:xstate|@tanstack\/(?:query-core|store)|openapi-fetch)\/|node_modules\/@tanstack\/react-query\/build\/modern\/(?:infiniteQ|q)ueryOptions\.js/,
    priority: 6,
  },
  // Calendar arithmetic, exact decimals, the stream player, hashes and what reads the house's texts come with the code that needs them; the launch link is read by a schema, first of all.
  {
    name: 'vendor',
    test: /node_modules\/(?!(?:dayjs|big\.js|hls\.js|valibot|@noble\/hashes|htmlparser2|dom(?:handler|utils|elementtype)|entities|dom-serializer|hast-util-sanitize|unist-util-position|@ungap\/structured-clone)\/)/,
    priority: 5,
  },
  { name: 'start', test: /src\/start\.ts$/, priority: 4 },
  { name: 'client', test: /src\/begin\.ts$/, priority: 3 },
  { name: 'app', test: /src\/main\.tsx$/, priority: 2 },
  // What is shown above a list: it is fetched with the list, and must not wait for what comes later.
  {
    name: 'tools',
    test: /src\/features\/(?:eventLists\/(?:tools\/(?:ListTools|GameChips|MarketSwitch|ListOrder)|tabs\/ViewMenu)|preferences\/OddsTypeSelect)\.tsx$/,
    priority: 2,
  },
  // What comes after the first list: the slip with its machines, up to the button that places.
  {
    name: 'later',
    test: /src\/(?:client\/actors\/bets\/slipActors|features\/betSlip\/slipContents|shell\/bets\/(?:BetsSheet|SlipState))\.tsx?$|domain\/bets\/apart\.ts$/,
    priority: 1,
  },
  // What comes after the slip: the outcome of a bet, booking, history, menu, notices, keys, favourites, and how a session ends.
  {
    name: 'rest',
    test: /src\/(?:client\/member\/favourites|screens\/errors\/EndedScreen|features\/betSlip\/(?:outcome\/outcomeParts|stake\/EditQuickStakes)|features\/prebook\/prebookParts|features\/luckyCombo\/LuckyCombo|ui\/controls\/menu\/OptionList|features\/eventLists\/favourites\/FavouriteCount|features\/history\/(?:History|PendingCount)|shell\/(?:bars\/Menu|notices\/Notices)|shell\/keys\/KeyHelp)\.tsx?$/,
    priority: 0,
  },
]

/** Scripts that run before React's arrive, so that calls can leave: they import nothing but each other. */
const early = /^assets\/(?:start|machinery|client|rolldown-runtime)-/

/** What the page names itself: its scripts run whether or not anything asks for them. */
const firstView = /^assets\/(?:start|machinery|client|rolldown-runtime|vendor|app)-/

/** Whether a script is of the first view: it has come before anything is fetched on demand, or the page has failed. */
export function isOfFirstView(fileName: string): boolean {
  return firstView.test(fileName)
}

/** @throws if a script that runs early would wait for one that comes later */
export function checkEarly(
  chunks: Iterable<{ readonly fileName: string; readonly imports: readonly string[] }>,
): void {
  for (const { fileName, imports } of chunks) {
    const late = early.test(fileName) ? imports.find((name) => !early.test(name)) : undefined
    if (late !== undefined) throw new Error(`${fileName} waits for ${late}`)
  }
}

/** A step of the client's build that fails if a script that runs early waits for a later one. */
export function keepEarly(): Plugin {
  return {
    name: 'slipway:keep-early',
    apply: 'build',
    generateBundle(_, bundle) {
      checkEarly(Object.values(bundle).filter((output) => output.type === 'chunk'))
    },
  }
}
