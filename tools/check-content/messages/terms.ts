/** A character that nobody sees. */
export type HiddenCharacter =
  | 'zeroWidthSpace'
  | 'leftToRightEmbedding'
  | 'rightToLeftEmbedding'
  | 'endOfOverride'
  | 'leftToRightOverride'
  | 'rightToLeftOverride'
  | 'wordJoiner'
  | 'leftToRightIsolate'
  | 'rightToLeftIsolate'
  | 'strongIsolate'
  | 'endOfIsolate'
  | 'byteOrderMark'
  | 'control';

/** What is wrong with JSON, by the parser's names. */
export type JsonProblem =
  | 'InvalidSymbol'
  | 'InvalidNumberFormat'
  | 'PropertyNameExpected'
  | 'ValueExpected'
  | 'ColonExpected'
  | 'CommaExpected'
  | 'CloseBraceExpected'
  | 'CloseBracketExpected'
  | 'EndOfFileExpected'
  | 'InvalidCommentToken'
  | 'UnexpectedEndOfComment'
  | 'UnexpectedEndOfString'
  | 'UnexpectedEndOfNumber'
  | 'InvalidUnicode'
  | 'InvalidEscapeCharacter'
  | 'InvalidCharacter';
