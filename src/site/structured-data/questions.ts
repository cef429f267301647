import type { Question } from 'schema-dts';

/**
 * Questions with their answers, as a page shows them.
 * @param questions plain texts
 */
export const describeQuestions = (questions: readonly { question: string; answer: string }[]) =>
  questions.map(
    ({ question, answer }) =>
      ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }) satisfies Question,
  );
