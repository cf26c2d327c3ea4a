/** The session's settings: one type for the machines, the calls and the screens. Its tokens are for calls and sockets only. */
export type { Member, Settings } from '#machines/session/settings.ts'
