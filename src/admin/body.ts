import type { Field } from '@sveltia/cms';
import type { FormContext } from '#admin/words.ts';

/**
 * The body of an item, which stands below its fields. The site makes the headings of the first level itself, and has
 * no list of what is to be done.
 * @param form its words
 * @param pictures whether pictures may stand in it
 */
export function bodyField({ fields }: FormContext, pictures: boolean): Field {
  return {
    name: 'body',
    label: fields['body']?.label,
    hint: fields['body']?.hint,
    required: true,
    widget: 'markdown',
    // As it is written: the other way of showing it drops the alignment of tables, also where nobody touches it.
    modes: ['raw', 'rich_text'],
    buttons: [
      'bold',
      'italic',
      'code',
      'link',
      'heading-two',
      'heading-three',
      'quote',
      'bulleted-list',
      'numbered-list',
    ],
    editor_components: pictures ? ['image', 'code-block'] : ['code-block'],
    linked_images: false,
    use_emoji_autocomplete: false,
  };
}
