/** What the control calls accept. Anything else in a body is an error, so that a misspelt word is never ignored. */
export function body(properties: object, more: object = {}): { body: object } {
  return { body: { type: 'object', additionalProperties: false, properties, ...more } }
}

export const name = { type: 'string', minLength: 1, maxLength: 255 }
export const amount = { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$' }
export const when = { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }
