import { assign, fromPromise, setup } from 'xstate'

import { earlyCodes } from '#domain/session/errorCodes.ts'

import { failureKinds, failureOf } from '../failure.ts'
import type { KeptSettings, Settings } from '../session/settings.ts'
import type {
  Granted,
  LaunchContext,
  LaunchEvent,
  LaunchInput,
  LaunchLink,
  LaunchOutput,
  LoadedMember,
} from './types.ts'

/**
 * The launch: from the partner's link, or a session kept from before, to a member the client can serve.
 * It ends in `ready`; every other way it can end is a screen of its own [LAUNCH-02, 03, 05, 08, 12].
 */
export const launchMachine = setup({
  types: {
    input: {} as LaunchInput,
    context: {} as LaunchContext,
    events: {} as LaunchEvent,
    output: {} as LaunchOutput,
  },
  actors: {
    exchangeLink: fromPromise<Granted, { link: LaunchLink }>(() => {
      throw new Error('exchangeLink: not provided')
    }),
    checkSession: fromPromise<Granted, { settings: KeptSettings }>(() => {
      throw new Error('checkSession: not provided')
    }),
    loadMember: fromPromise<LoadedMember, { settings: Settings }>(() => {
      throw new Error('loadMember: not provided')
    }),
  },
  guards: {
    hasSettings: ({ context }) => context.granted !== null,
    hasLink: ({ context }) => context.start.kind === 'link',
    hasSession: ({ context }) => context.start.kind === 'restored',
    isStorageBlocked: ({ context }) => context.isStorageBlocked,
    isTokenExpired: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return failure.code === earlyCodes.tokenExpired
    },
    isSessionOver: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return failure.kind === 'unauthorized' || failure.code === earlyCodes.tokenExpired
    },
    // The server may time out on its way to the partner, and says so: that is no answer either.
    isUnanswered: (_, { error }: { error: unknown }) => {
      const { kind, code } = failureOf(error)
      return code === earlyCodes.authenticationTimeout || !failureKinds[kind].isAnswered
    },
  },
  actions: {
    keepGranted: assign({ granted: (_, granted: Granted) => granted }),
    keepLoaded: assign({ loaded: (_, loaded: LoadedMember) => loaded }),
    noteFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { launchTimeout: 30_000 },
}).createMachine({
  id: 'launch',
  context: ({ input }) => ({ ...input, granted: null, loaded: null, failure: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The member sees that the launch is under way.',
      meta: { shownBy: ['src/screens/launch/LaunchScreen.tsx'] },
      entry: 'forgetFailure',
      initial: 'findingStart',
      after: { launchTimeout: 'timedOut' },
      states: {
        findingStart: {
          description: 'What is there to start from? A retry goes on from the settings already granted.',
          always: [
            { guard: 'hasSettings', target: 'loadingMember' },
            { guard: 'hasLink', target: 'exchangingLink' },
            { guard: 'hasSession', target: 'checkingSession' },
            { guard: 'isStorageBlocked', target: '#launch.storageBlocked' },
            { target: '#launch.failed' },
          ],
        },
        exchangingLink: {
          description: 'The partner’s link is exchanged for the settings of a session.',
          invoke: {
            id: 'exchangeLink',
            src: 'exchangeLink',
            input: ({ context }) => ({ link: linkOf(context) }),
            onDone: {
              target: 'loadingMember',
              actions: { type: 'keepGranted', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event },
                target: '#launch.timedOut',
                actions: { type: 'noteFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'isTokenExpired', params: ({ event }) => event },
                target: '#launch.tokenExpired',
                actions: { type: 'noteFailure', params: ({ event }) => event },
              },
              { target: '#launch.failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
            ],
          },
        },
        checkingSession: {
          description: 'Does the server still know the session that was kept?',
          invoke: {
            id: 'checkSession',
            src: 'checkSession',
            input: ({ context }) => ({ settings: sessionOf(context) }),
            onDone: {
              target: 'loadingMember',
              actions: { type: 'keepGranted', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event },
                target: '#launch.timedOut',
                actions: { type: 'noteFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'isSessionOver', params: ({ event }) => event },
                target: '#launch.tokenExpired',
                actions: { type: 'noteFailure', params: ({ event }) => event },
              },
              { target: '#launch.failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
            ],
          },
        },
        loadingMember: {
          description: 'Who the member is, and what their wallet holds.',
          invoke: {
            id: 'loadMember',
            src: 'loadMember',
            input: ({ context }) => ({ settings: grantedOf(context).settings }),
            onDone: {
              target: '#launch.ready',
              actions: { type: 'keepLoaded', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event },
                target: '#launch.timedOut',
                actions: { type: 'noteFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'isSessionOver', params: ({ event }) => event },
                target: '#launch.tokenExpired',
                actions: { type: 'noteFailure', params: ({ event }) => event },
              },
              { target: '#launch.failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    timedOut: {
      description: 'No answer: the member may try again.',
      meta: { shownBy: ['src/screens/launch/LaunchScreen.tsx'] },
      on: { 'retry.requested': 'waiting' },
    },
    tokenExpired: {
      description: 'The link or the session is used up: launch again from the partner.',
      meta: { shownBy: ['src/screens/launch/LaunchScreen.tsx'] },
    },
    storageBlocked: {
      description: 'A reload, but the browser keeps nothing for us, so there is no session to go on with.',
      meta: { shownBy: ['src/screens/launch/LaunchScreen.tsx'] },
    },
    failed: {
      description: 'Refused, with the reason in `failure`; without one there was nothing to launch from.',
      meta: { shownBy: ['src/screens/launch/LaunchScreen.tsx'] },
    },
    ready: { description: 'The member is here: the client runs.', type: 'final' },
  },
  output: ({ context }) => {
    const { start } = context
    return {
      ...grantedOf(context),
      ...loadedOf(context),
      eventId: start.kind === 'link' ? start.link.eventId : null,
    }
  },
})

function linkOf({ start }: LaunchContext): LaunchLink {
  if (start.kind !== 'link') throw new Error('no launch link to exchange')
  return start.link
}

function sessionOf({ start }: LaunchContext): KeptSettings {
  if (start.kind !== 'restored') throw new Error('no session to check')
  return start.settings
}

function grantedOf({ granted }: LaunchContext): Granted {
  if (granted === null) throw new Error('no settings yet')
  return granted
}

function loadedOf({ loaded }: LaunchContext): LoadedMember {
  if (loaded === null) throw new Error('no member yet')
  return loaded
}
