import { badRequest, type Call, type Route } from '../http.ts'
import { betCalls } from './betCalls.ts'
import { browsingCalls } from './browsingCalls.ts'
import type { House, MemberCall } from './house.ts'
import { refuseInMaintenance } from './openRoutes.ts'
import { sessionCalls } from './sessionCalls.ts'

/** The calls of a session, under `/api`. */
export function memberRoutes(house: House): Route[] {
  const { state, members } = house
  const route = ([method, path, answer, takes = 'json']: MemberCall): Route => ({
    method,
    path: `/api${path}`,
    takes,
    answer: (call) => {
      refuseInMaintenance(state)
      refuseLanguage(call)
      const token = /^Bearer (.+)$/.exec(call.headers.authorization ?? '')?.[1] ?? ''
      return answer(call, members.sessionOf(token), token)
    },
  })
  return [...sessionCalls(house), ...browsingCalls(house), ...betCalls(house)].map(route)
}

const languages = ['en', 'zh', 'vn', 'vi', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt']

/** @throws Refused for a language that the contract does not have; names are in English in any other */
function refuseLanguage({ query }: Call): void {
  if (!languages.includes(query.get('lang') ?? 'en')) throw badRequest('validationFailed', 'lang')
}
