/** Makes a control call; throws an Error with the reason when it is refused. */
export async function call(method, path, body) {
  const reply = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error('The sandbox does not answer.')
  })
  const answer = await reply.json()
  if (!reply.ok) throw new Error(answer.error)
  return answer
}

/** An element by its id. */
export function field(id) {
  return document.getElementById(id)
}

/** A new element; children are elements or text, never markup. */
export function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** Puts new children in place of the old ones. */
export function fill(parent, children) {
  parent.replaceChildren(...children)
}

/** Says how something went. */
export function say(text, isBad = false) {
  field('message').textContent = text
  field('message').className = isBad ? 'bad' : ''
}
