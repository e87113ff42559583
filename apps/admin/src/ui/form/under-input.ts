/** A field whose description stands below it, where it is read after what is typed. */
export const underInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
