/** What no native writer says, or says otherwise, and what to write instead. */
export interface Phrase {
  readonly name: string
  readonly pattern: RegExp
  readonly instead: string
}

const phrase = (name: string, pattern: RegExp, instead: string): Phrase => ({ name, pattern, instead })

export const phrases: readonly Phrase[] = [
  phrase('anew', /\banew\b/gi, '"again", or "a new …"'),
  phrase('by itself', /\bby itself\b/gi, '"on its own", "automatically"'),
  phrase('for who', /\bfor who\b/gi, '"for anyone who", "for whoever" as the subject of a short clause'),
  phrase('is none', /\bis none\b/gi, '"there is no …", "is not a …"'),
  phrase('at the most', /\bat the most\b/gi, '"at most"'),
  phrase('whoever', /\bwhoever\b/gi, '"the caller", "anyone who", or the name of what does it'),
  phrase('once a …', /\bonce an? (?:client|actor|page|file|worker|session)\b/gi, '"once per …"'),
  phrase(
    'a file a …',
    /\b(?:file|folder|line|row) an? (?:resource|screen|machine|path|call|language)\b/gi,
    '"one file per …"',
  ),
  phrase('to be had', /\b(?:to be|be) had\b/gi, '"available", "can be fetched"'),
  phrase('ever more seldom', /\bever more (?:seldom|slowly)\b/gi, '"less and less often"'),
  phrase('for want of', /\bfor want of\b/gi, '"because there is no …"'),
  phrase('of a later day', /\bof a later day\b/gi, '"from a later version"'),
  phrase('nothing of it', /\bnothing of it\b/gi, '"none of it"'),
  phrase('what is none', /\bwhat is none\b/gi, '"what is not one"'),
  phrase('tells of', /\btells? of\b/gi, '"reports", "says that"'),
  phrase('hears of', /\bhears? of\b/gi, '"is notified of", "learns of"'),
  phrase('all the same', /\ball the same\b/gi, '"anyway", "even so"'),
  phrase('the dearest', /\bthe dearest\b/gi, '"in order of preference"'),
  phrase('without a thought', /\bwithout a thought\b/gi, '"without regard for"'),
  phrase('stands beside', /\bstands? beside\b/gi, '"is next to", "does not import"'),
]
