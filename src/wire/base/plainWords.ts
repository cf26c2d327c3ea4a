/** What turns the line around, hides, or breaks it, and is no part of a text: controls, overrides, isolates, marks of order. */
const unwelcome = /(?![\t\n\r])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
/** One of them joins or parts letters, which some scripts need; several in a row are nothing but weight. */
const unseen = /[\u00ad\u200b-\u200d]{2,}/g

/** Words as they may be shown: nothing in them is unseen or turns around what is next to it. */
export function plainWords(text: string): string {
  return text.replace(unwelcome, '').replace(unseen, '')
}
