import type { Middleware } from 'openapi-fetch'

import type { Language } from '#domain/session/language.ts'
import { acceptsLanguage, languageParameter } from '#openapi/calls.gen.ts'
import { callName, callSet, withParameter } from '#src/api/http/calls.ts'
import { callLanguage, notificationLanguage } from '#src/wire/base/languages.ts'

type Parameter = (typeof languageParameter)[keyof typeof languageParameter]

/** Each parameter has codes of its own [SRV-04]. */
const codes: Readonly<Record<Parameter, (language: Language) => string>> = {
  lang: callLanguage,
  language: notificationLanguage,
}

const isAccepting = callSet(acceptsLanguage)
const parameters = new Map<string, Parameter>(Object.entries(languageParameter))

/** Puts the member's language on the calls that take one [SRV-04]. */
export function languageMiddleware({ language }: { readonly language: () => Language }): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (isAccepting(request, schemaPath)) request.headers.set('accept-language', callLanguage(language()))
      const parameter = parameters.get(callName(request, schemaPath))
      if (parameter !== undefined) return withParameter(request, parameter, codes[parameter](language()))
    },
  }
}
