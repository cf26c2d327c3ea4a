import { readFileSync } from 'node:fs'

import { assume, type Assumptions } from './assume.ts'
import { lingui } from './lingui.ts'
import { openapiFetch } from './openapiFetch.ts'
import {
  infiniteQueryBehavior,
  infiniteQueryObserver,
  query,
  queryClient,
  queryObserver,
  useBaseQuery,
} from './queryCore.ts'
import { react, reactDom, reactDomClient } from './react.ts'
import { route, router } from './router/core.ts'
import { routerHistory } from './router/history.ts'
import { routerLoads } from './router/loads.ts'
import { paths, routePaths } from './router/paths.ts'
import { routerBoundary, routerHooks, routerLink, routerMatch } from './router/react.ts'
import { xstate, xstateMachine } from './xstate.ts'

interface Shortened {
  readonly file: RegExp
  /** The version that was read. With another the build fails until somebody has read that one. */
  readonly version: string
  readonly assumptions: Assumptions
}

const shortened: readonly Shortened[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    version: '19.3.1',
    assumptions: reactDomClient,
  },
  { file: /\/react-dom\/cjs\/react-dom\.production\.js$/, version: '19.3.1', assumptions: reactDom },
  { file: /\/react\/cjs\/react\.production\.js$/, version: '19.3.1', assumptions: react },
  ...inFolder(String.raw`@tanstack\/query-core\/build\/modern`, '5.108.0', {
    queryClient,
    queryObserver,
    query,
    infiniteQueryBehavior,
    infiniteQueryObserver,
  }),
  ...inFolder(String.raw`@tanstack\/router-core\/dist\/esm`, '1.171.39', {
    router,
    route,
    path: paths,
    'new-process-route-tree': routePaths,
    'load-client': routerLoads,
  }),
  ...inFolder(String.raw`@tanstack\/react-router\/dist\/esm`, '1.170.46', {
    CatchBoundary: routerBoundary,
    Match: routerMatch,
    link: routerLink,
    route: routerHooks,
  }),
  ...inFolder(String.raw`@tanstack\/history\/dist\/esm`, '1.162.5', { index: routerHistory }),
  ...inFolder(String.raw`@tanstack\/react-query\/build\/modern`, '5.108.0', { useBaseQuery }),
  { file: /\/xstate\/dist\/raise-\w+\.esm\.js$/, version: '5.33.3', assumptions: xstate },
  { file: /\/xstate\/dist\/StateMachine-\w+\.esm\.js$/, version: '5.33.3', assumptions: xstateMachine },
  { file: /\/@lingui\/core\/dist\/index\.mjs$/, version: '5.9.5', assumptions: lingui },
  { file: /\/openapi-fetch\/dist\/index\.mjs$/, version: '0.17.0', assumptions: openapiFetch },
]

function inFolder(
  folder: string,
  version: string,
  files: Readonly<Record<string, Assumptions>>,
): readonly Shortened[] {
  return Object.entries(files).map(([name, assumptions]) => ({
    file: new RegExp(`/${folder}/${name}\\.js$`),
    version,
    assumptions,
  }))
}

/** The files of libraries that become shorter. */
export const libraryFiles: readonly RegExp[] = shortened.map(({ file }) => file)

/**
 * A library's file without what this client never asks of it.
 * @returns null for any other file
 * @throws where it is another version than the one that was read
 */
export function shorterLibrary(code: string, file: string): string | null {
  const found = shortened.find((candidate) => candidate.file.test(file))
  if (found === undefined) return null
  const version = versionOf(file)
  if (version !== found.version)
    throw new Error(`read what ${file} leaves out: it is ${version}, and ${found.version} was read`)
  return assume(code, found.assumptions)
}

function versionOf(file: string): string {
  const [folder = ''] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
  return version
}
