import { assign, fromCallback, setup } from 'xstate'

import type { PictureEvent, PlayInput, StreamContext, StreamEvent, Watched } from './types.ts'

/** What is watched, and whether a picture comes [STAT-07]. How loud it is and where it stands are choices, and no states. */
export const streamMachine = setup({
  types: {
    context: {} as StreamContext,
    events: {} as StreamEvent,
    children: {} as { play: 'play' },
  },
  actors: {
    /** Plays it in the picture of that number, for as long as it is there, and tells how it goes. */
    play: fromCallback<PictureEvent, PlayInput>(() => {
      throw new Error('play: not provided')
    }),
  },
  guards: {
    isFramed: (_, { watched }: { watched: Watched }) => watched.stream.kind === 'iframe',
  },
  actions: {
    keepWatched: assign({ watched: (_, { watched }: { watched: Watched }) => watched }),
    forgetWatched: assign({ watched: null }),
    countOpening: assign({ opened: ({ context }) => context.opened + 1 }),
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'stream',
  context: { watched: null, opened: 0 },
  initial: 'idle',
  on: {
    'stream.opened': [
      {
        guard: { type: 'isFramed', params: ({ event }) => event },
        target: '.framed',
        actions: { type: 'keepWatched', params: ({ event }) => event },
      },
      { target: '.watching', actions: { type: 'keepWatched', params: ({ event }) => event } },
    ],
    'stream.closed': { target: '.idle', actions: 'forgetWatched' },
  },
  states: {
    idle: {
      description: 'Nothing is watched.',
      meta: { shownBy: ['src/features/streams/StreamDock.tsx'] },
    },
    framed: {
      description: 'A player of its own, in a frame, which says nothing of itself: it counts as playing.',
      meta: { shownBy: ['src/features/streams/player/StreamFrame.tsx'] },
      entry: 'countOpening',
    },
    watching: {
      entry: 'countOpening',
      invoke: { id: 'play', src: 'play', input: ({ context }) => playInputOf(context) },
      initial: 'loading',
      on: {
        'picture.awaited': '.loading',
        'picture.paused': '.paused',
        'stream.ended': '.ended',
        'stream.failed': 'failed',
      },
      states: {
        loading: {
          description: 'The first picture is waited for, or the first one after a pause.',
          meta: { shownBy: ['src/features/streams/player/StreamStage.tsx'] },
          on: { 'picture.arrived': 'playing' },
          after: { patience: '#stream.failed' },
        },
        playing: {
          description: 'One picture follows another. If none does, whatever the player says, it has failed.',
          meta: { shownBy: ['src/features/streams/player/StreamControls.tsx'] },
          on: { 'picture.arrived': { target: 'playing', reenter: true }, 'picture.stalled': 'stalled' },
          after: { patience: '#stream.failed' },
        },
        stalled: {
          description: 'The picture stands still, and more of it is waited for.',
          meta: { shownBy: ['src/features/streams/player/StreamStage.tsx'] },
          on: { 'picture.arrived': 'playing' },
          after: { patience: '#stream.failed' },
        },
        paused: {
          description: 'The member starts it, or goes on with it: nothing is waited for.',
          meta: { shownBy: ['src/features/streams/player/StreamControls.tsx'] },
        },
        ended: {
          description: 'The stream is over.',
          meta: { shownBy: ['src/features/streams/player/StreamStage.tsx'] },
          on: { 'retry.requested': '#stream.watching' },
        },
      },
    },
    failed: {
      description: 'It cannot be played, or nothing came for half a minute. The member may try again.',
      meta: { shownBy: ['src/features/streams/player/StreamStage.tsx'] },
      on: { 'retry.requested': 'watching' },
    },
  },
})

function playInputOf({ watched, opened }: StreamContext): PlayInput {
  if (watched === null) throw new Error('nothing is watched')
  return { url: watched.stream.url, opened }
}
